import { IMAGE_CACHE } from '#domain/image-cache'

/** Runtime caches of the service worker: images first, then lazy chunks, which can be fetched again (OFF-06). */
const CACHES_TO_GIVE_UP = [IMAGE_CACHE, 'mc-assets']

/** Deletes those of our caches that can be filled again. Returns true if there were any. */
export const deleteRuntimeCaches = async (): Promise<boolean> => {
  if (typeof caches === 'undefined') return false
  const dropped = await Promise.all(CACHES_TO_GIVE_UP.map((name) => caches.delete(name).catch(() => false)))
  return dropped.includes(true)
}
