import { OLD_ASSET_CACHE } from '#domain/old-asset-cache'
import { isAssetCacheable } from './cacheable-response-plugin'
import { precacheNames } from './cache-names'
import { cachedOrNone } from './cached-or-none'
import { fetchFile } from './fetch-file'
import { nameOf, storedList } from './file-list'
import { matchAnyPrecache, putFile } from './precache'

/**
 * Returns a file of a build: a chunk, translations or a style. A fetched one is stored with its build. If its bytes are
 * not the build's, the request fails, and the page tries again.
 */
export async function answerAsset(request: Request): Promise<Response> {
  return (await cachedOrNone(findAsset(request.url))) ?? fetchAsset(request)
}

/** Stores a file that a page loaded before it was controlled. It comes from the HTTP cache, at any age. */
export async function storeLoadedAsset(url: string): Promise<void> {
  if (await matchAnyPrecache(url)) return
  await fetchAsset(new Request(url, { mode: 'cors', credentials: 'same-origin', cache: 'force-cache' }))
}

async function fetchAsset(request: Request): Promise<Response> {
  const place = await cachedOrNone(placeOf(request.url))
  if (!place) return fetch(request)
  const response = await fetchFile(request, place.digest).catch(() => Response.error())
  if (!isAssetCacheable(response, request.url)) return response
  // If the quota is exceeded, or Cache Storage fails, it is used without being stored.
  await store(place.cacheName, new URL(request.url).pathname, response.clone()).catch(() => undefined)
  return response
}

const store = async (cacheName: string, path: string, response: Response): Promise<void> =>
  putFile(await caches.open(cacheName), path, response)

/** The cache and the digest of a file, by the build in its URL; undefined for builds that are not installed. */
async function placeOf(url: string): Promise<{ cacheName: string; digest: string } | undefined> {
  const { pathname } = new URL(url)
  for (const cacheName of await precacheNames()) {
    const digest = (await storedList(cacheName))?.digests[nameOf(pathname, cacheName)]
    if (digest !== undefined) return { cacheName, digest }
  }
  return undefined
}

const findAsset = async (url: string): Promise<Response | undefined> =>
  (await matchAnyPrecache(url)) ?? caches.match(url, { cacheName: OLD_ASSET_CACHE, ignoreVary: true })
