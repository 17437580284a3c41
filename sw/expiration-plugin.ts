import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback'
import type { WorkboxPlugin } from 'workbox-core/types'
import { CacheExpiration } from 'workbox-expiration/CacheExpiration'

interface Limits {
  readonly maxEntries: number
  readonly maxAgeSeconds?: number
}

/**
 * Limits a cache to a number of entries and an age, least recently used first, and empties it when the quota is
 * exceeded. It replaces Workbox's plugin, for one cache.
 */
export function expirationPlugin(cacheName: string, limits: Limits): WorkboxPlugin {
  const create = (): CacheExpiration =>
    new CacheExpiration(cacheName, { ...limits, matchOptions: { ignoreVary: true } })
  let expiration = create()
  let isRunning = false
  let isDue = false
  /**
   * Runs once at a time. Workbox would repeat a run by itself if it is called during one, and an error of the database in
   * any run would end all later ones: its object is then replaced, with its connection.
   */
  const expireEntries = async (): Promise<void> => {
    isDue = true
    if (isRunning) return
    isRunning = true
    try {
      while (isDue) {
        isDue = false
        await expiration.expireEntries()
      }
    } catch {
      expiration = create()
    }
    isRunning = false
  }
  const updateTimestamp = (url: string): Promise<void> =>
    expiration.updateTimestamp(url).catch(() => {
      expiration = create()
    })
  registerQuotaErrorCallback(async () => {
    await caches.delete(cacheName)
    await expiration.delete()
  })
  return {
    cachedResponseWillBeUsed: ({ event, request, cachedResponse }) => {
      if (!cachedResponse) return Promise.resolve(null)
      // Without its database the cache still serves: the next use or update records and removes entries.
      void expireEntries()
      const updated = updateTimestamp(request.url)
      try {
        event.waitUntil(updated)
      } catch {
        // The event is over: the entry is recorded anyway, unless the browser stops the service worker.
      }
      return Promise.resolve(isOlder(cachedResponse, limits.maxAgeSeconds) ? null : cachedResponse)
    },
    cacheDidUpdate: async ({ request }) => {
      await updateTimestamp(request.url)
      await expireEntries()
    },
  }
}

/** False for a response without a date, or without an age limit. */
const isOlder = ({ headers }: Response, seconds = Infinity): boolean =>
  Date.parse(headers.get('date') ?? '') < Date.now() - seconds * 1000
