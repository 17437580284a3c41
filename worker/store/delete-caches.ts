/** What the service worker keeps for comfort: pictures first, then late chunks, which a line brings again (OFF-06). */
const CACHES_TO_GIVE_UP = ['mc-images', 'mc-assets']

/** Deletes our own caches that can be filled again. Answers whether there were any. */
export const deleteRuntimeCaches = async (): Promise<boolean> => {
  if (typeof caches === 'undefined') return false
  const dropped = await Promise.all(CACHES_TO_GIVE_UP.map((name) => caches.delete(name).catch(() => false)))
  return dropped.includes(true)
}
