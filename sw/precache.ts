import { PrecacheController } from 'workbox-precaching/PrecacheController'
import { CURRENT_PRECACHE, precacheNames } from './cache-names'
import { matchesIntegrity } from './integrity'

const controller = new PrecacheController({ cacheName: CURRENT_PRECACHE })
controller.addToCacheList(__PRECACHE__)

/**
 * Installs the shell, or nothing: what an older build already has is copied over, the rest
 * is fetched, and an answer whose bytes are not those of the build fails the installation
 * . Rejects when the shell cannot be completed; the build in use then stays.
 */
export async function installPrecache(event: ExtendableEvent): Promise<void> {
  const hasFailedBefore = await caches.has(CURRENT_PRECACHE)
  await copyUnchanged()
  if (hasFailedBefore) await refetchMissing()
  await controller.install(event)
}

/** The answer that this or, failing that, an older build's precache holds for a url. */
export async function findPrecached(url: string): Promise<Response | undefined> {
  const current = await controller.matchPrecache(url)
  if (current) return current
  const older = (await precacheNames()).filter((name) => name !== CURRENT_PRECACHE).reverse()
  for (const name of older) {
    const found = await (await caches.open(name)).match(url)
    if (found) return found
  }
  return undefined
}

/** An entry of this build as it was installed; never an older build's, never the network's. */
export const currentPrecached = (url: string): Promise<Response | undefined> => controller.matchPrecache(url)

/** Answers with an entry of this build, from the network when the browser has evicted it. */
export const handlePrecached = (url: string, event: ExtendableEvent): Promise<Response> =>
  controller.createHandlerBoundToURL(url)({
    event,
    request: new Request(url),
    url: new URL(url, location.href),
  })

/** Puts under this build's keys what older precaches hold, so that an update fetches changes only. */
async function copyUnchanged(): Promise<void> {
  const older = (await precacheNames()).filter((name) => name !== CURRENT_PRECACHE).reverse()
  const target = await caches.open(CURRENT_PRECACHE)
  for (const name of older) {
    const source = await caches.open(name)
    for (const key of controller.getURLsToCacheKeys().values()) {
      if (await target.match(key)) continue
      const response = await source.match(key)
      const integrity = controller.getIntegrityForCacheKey(key)
      if (response && integrity && (await matchesIntegrity(response.clone(), integrity))) {
        await target.put(key, response)
      }
    }
  }
}

/**
 * Takes each missing entry past the HTTP cache. A host that ends a body early, without a
 * length, leaves the stump in that cache for as long as the file is good, and every further
 * attempt to install would meet it again.
 */
async function refetchMissing(): Promise<void> {
  const target = await caches.open(CURRENT_PRECACHE)
  for (const [url, key] of controller.getURLsToCacheKeys()) {
    if (await target.match(key)) continue
    const integrity = controller.getIntegrityForCacheKey(key) ?? ''
    const response = await fetch(url, { cache: 'reload', integrity }).catch(() => undefined)
    if (response?.ok) await target.put(key, response)
  }
}
