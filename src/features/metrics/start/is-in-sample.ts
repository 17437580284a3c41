import { REPORT_SAMPLE_KEY } from '#domain/storage-keys'
import { readStorage, writeStorage } from '../../../shared/storage/storage-area'

/**
 * True if this device reports. Drawn once for a sample rate, and stored as that one fact. The code of a device in the
 * sample is then on the device, so that it also reports when it opens offline.
 */
export const isInSample = (sampleRate: number): boolean => {
  const [rate, isIn] = (readStorage('local', REPORT_SAMPLE_KEY) ?? '').split(' ')
  if (Number(rate) === sampleRate) return isIn === '1'
  const isDrawn = Math.random() < sampleRate
  writeStorage('local', REPORT_SAMPLE_KEY, `${String(sampleRate)} ${isDrawn ? '1' : '0'}`)
  return isDrawn
}
