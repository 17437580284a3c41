import { IMAGE_CACHE } from '#domain/image-cache'
import { HELD_IMAGES_KEY } from '#domain/storage-keys'
import { readStorage, writeStorage } from '../storage/storage-area'
import { fullSizeOf } from './responsive-image-url'

/** Images of this visit that data saver has held back: true until one is loaded after all. */
const counted = new Map<string, boolean>()

/** Returns how many images data saver has held back on this device, and no tap has loaded since (OFF-08). */
export const heldImages = (): number => Number(readStorage('local', HELD_IMAGES_KEY)) || 0

const count = (difference: number): void =>
  writeStorage('local', HELD_IMAGES_KEY, String(Math.max(0, heldImages() + difference)))

/**
 * Holds an image back, and counts it once per visit.
 * @returns the URL under which the service worker has it: then it costs nothing; null if it is not on the device
 */
export const holdImage = async (src: string): Promise<string | null> => {
  for (const url of [src, fullSizeOf(src)]) if (url !== undefined && (await isOnDevice(url))) return url
  if (!counted.has(src)) {
    counted.set(src, true)
    count(1)
  }
  return null
}

/** Takes images from the count that are loaded after all. */
export const releaseImages = (held: ReadonlySet<string>): void => {
  for (const src of held) {
    if (counted.get(src) !== true) continue
    counted.set(src, false)
    count(-1)
  }
}

/** There are no caches on plain http. */
const isOnDevice = async (url: string): Promise<boolean> =>
  'caches' in window &&
  (await caches.match(url, { cacheName: IMAGE_CACHE, ignoreVary: true }).catch(() => undefined)) !== undefined
