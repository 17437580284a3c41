import { IMAGE_CACHE } from '#domain/image-cache'
import { HELD_IMAGES_KEY } from '#domain/storage-keys'
import { readStorage, writeStorage } from '../storage/storage-area'

/** Images of this visit that have been counted: several sections may show the same game. */
const counted = new Set<string>()

/** Returns how many images data saver has held back on this device, and no tap has loaded since (OFF-08). */
export const heldImages = (): number => Number(readStorage('local', HELD_IMAGES_KEY)) || 0

/**
 * Counts a image that data saver holds back, once per visit, and adds it to `held`.
 * @returns true if the service worker has cached it: then it can be shown, and is not counted
 */
export const holdImage = async (src: string, held: Set<string>): Promise<boolean> => {
  const found = await matchImage(src).catch(() => undefined)
  if (found) return true
  if (!counted.has(src)) {
    counted.add(src)
    held.add(src)
    writeStorage('local', HELD_IMAGES_KEY, String(heldImages() + 1))
  }
  return false
}

/** Takes images from the count that are loaded after all. */
export const releaseImages = (held: Set<string>): void => {
  writeStorage('local', HELD_IMAGES_KEY, String(Math.max(0, heldImages() - held.size)))
  held.clear()
}

/** There are no caches on plain http. */
const matchImage = async (src: string): Promise<Response | undefined> =>
  'caches' in window ? caches.match(src, { cacheName: IMAGE_CACHE, ignoreVary: true }) : undefined
