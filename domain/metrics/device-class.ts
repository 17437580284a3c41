/** Kinds of devices, as far as a browser describes them. */
export const DEVICE_CLASSES = ['low', 'mid', 'high', 'unknown'] as const

export type DeviceClass = (typeof DEVICE_CLASSES)[number]

const LOW_MEMORY_GB = 2
const LOW_CORES = 2
const HIGH_MEMORY_GB = 8 // the largest value that browsers report
const HIGH_CORES = 8

/**
 * Returns the class of a device: `low` by either value, `high` only by both. A missing value does not count.
 * @param memoryGb `navigator.deviceMemory`, which Safari and Firefox lack
 * @param cores `navigator.hardwareConcurrency`
 */
export const deviceClass = (memoryGb: number | undefined, cores: number | undefined): DeviceClass => {
  if (memoryGb === undefined && cores === undefined) return 'unknown'
  const memory = memoryGb ?? HIGH_MEMORY_GB
  const threads = cores ?? HIGH_CORES
  if (memory <= LOW_MEMORY_GB || threads <= LOW_CORES) return 'low'
  return memory >= HIGH_MEMORY_GB && threads >= HIGH_CORES ? 'high' : 'mid'
}
