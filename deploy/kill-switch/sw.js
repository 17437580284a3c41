/**
 * Replaces /m/sw.js if a deployed service worker does harm and nothing else helps. It deletes the app's caches,
 * unregisters itself, and reloads the pages it finds from the network. User data remains: databases and storage areas
 * are not touched. See docs/updates.md.
 */
const OURS = /^mc-/u

/**
 * Chromium checks once whether the previous service worker is idle; after that it waits as long as a page is open. So
 * the check is repeated, each time after that worker could have finished, until this one activates.
 */
const LOOK_AGAIN_MS = 3_000

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
  setInterval(() => void self.skipWaiting(), LOOK_AGAIN_MS)
})

self.addEventListener('activate', (event) => event.waitUntil(leave()))

const leave = async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => OURS.test(name)).map((name) => caches.delete(name)))
  // Pages of the previous service worker. A new page has no controller, so no page is reloaded twice.
  const pages = await self.clients.matchAll({ type: 'window' })
  await self.registration.unregister()
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)))
}
