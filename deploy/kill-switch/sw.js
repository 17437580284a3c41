/**
 * Takes the place of /m/sw.js where a service worker that was delivered does harm and nothing else helps: it removes what
 * the app has put into the browser's caches, removes itself, and has the pages that it found loaded anew from the network.
 * What the player has stays: databases and storage areas are not touched. See docs/updates.md.
 */
const OURS = /^mc-/u

/**
 * Chromium looks once whether the one before rests, and otherwise leaves it for as long as a page is open: it is asked
 * again, each time when that has had time to finish, until this one has its turn and ends.
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
  // Those of the one before. A page that comes anew is nobody's, so that none is ever loaded twice.
  const pages = await self.clients.matchAll({ type: 'window' })
  await self.registration.unregister()
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)))
}
