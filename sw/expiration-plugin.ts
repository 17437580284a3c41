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
  const expireEntries = (): Promise<void> =>
    expiration.expireEntries().catch(() => {
      // After an error of the database Workbox's object never removes an entry again.
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
      const updated = expiration.updateTimestamp(request.url).catch(() => undefined)
      try {
        event.waitUntil(updated)
      } catch {
        // The event is over: the entry is recorded anyway, unless the browser stops the service worker.
      }
      return Promise.resolve(isOlder(cachedResponse, limits.maxAgeSeconds) ? null : cachedResponse)
    },
    cacheDidUpdate: async ({ request }) => {
      await expiration.updateTimestamp(request.url)
      await expireEntries()
    },
  }
}

/** False for a response without a date, or without an age limit. */
const isOlder = ({ headers }: Response, seconds = Infinity): boolean =>
  Date.parse(headers.get('date') ?? '') < Date.now() - seconds * 1000
