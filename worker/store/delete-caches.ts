import { IMAGE_CACHE } from '#domain/image-cache'
import { OLD_ASSET_CACHE } from '#domain/old-asset-cache'

/** Caches of the service worker whose content can be fetched again: images, and lazy chunks of earlier builds (OFF-06). */
const CACHES_TO_DELETE = [IMAGE_CACHE, OLD_ASSET_CACHE]

/** Deletes those of our caches that can be filled again. Returns true if there were any. */
export const deleteRuntimeCaches = async (): Promise<boolean> => {
  if (typeof caches === 'undefined') return false
  const dropped = await Promise.all(CACHES_TO_DELETE.map((name) => caches.delete(name).catch(() => false)))
  return dropped.includes(true)
}
