import { isAssetCacheable } from './cacheable-response-plugin'
import { CURRENT_PRECACHE, OLD_ASSET_CACHE, precacheNames } from './cache-names'
import { digestOf, nameOf, storedList } from './file-list'
import { matchAnyPrecache } from './precache'

/**
 * Returns a file of a build: a chunk, translations or a style. A fetched one is stored with its build. If its bytes are
 * not the build's, the request fails, and the page tries again.
 */
export async function answerAsset(request: Request): Promise<Response> {
  const found = (await matchAnyPrecache(request.url)) ?? (await matchOldAsset(request.url))
  return found ?? fetchAsset(request)
}

/** Stores a file that a page loaded before it was controlled. It comes from the HTTP cache, at any age. */
export async function storeLoadedAsset(url: string): Promise<void> {
  if (await matchAnyPrecache(url)) return
  await fetchAsset(new Request(url, { mode: 'cors', credentials: 'same-origin', cache: 'force-cache' }))
}

async function fetchAsset(request: Request): Promise<Response> {
  const response = await fetch(request)
  const place = await placeOf(request.url)
  if (!place || !isAssetCacheable(response, request.url)) return response
  if ((await digestOf(response.clone())) !== place.digest) return Response.error()
  // If the quota is exceeded it is used without being stored.
  await store(place.cacheName, request.url, response.clone()).catch(() => undefined)
  return response
}

/** The cache and the digest of a file, by the build in its URL; undefined for builds that are not installed. */
async function placeOf(url: string): Promise<{ cacheName: string; digest: string } | undefined> {
  const { pathname } = new URL(url, location.href)
  for (const cacheName of [CURRENT_PRECACHE, ...(await precacheNames())]) {
    const digest = (await storedList(cacheName))?.digests[nameOf(pathname, cacheName)]
    if (digest !== undefined) return { cacheName, digest }
  }
  return undefined
}

async function store(cacheName: string, url: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(new URL(url, location.href).pathname, response)
}

const matchOldAsset = (url: string): Promise<Response | undefined> =>
  caches.match(url, { cacheName: OLD_ASSET_CACHE, ignoreVary: true })
