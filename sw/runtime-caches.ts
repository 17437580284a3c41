import { WEB_APP_MANIFEST_ENDPOINT } from '#domain/install/web-app-manifest'
import { ASSET_CACHE, IMAGE_CACHE, MANIFEST_CACHE } from './cache-names'
import {
  cacheableResponsePlugin,
  isAssetCacheable,
  isImageCacheable,
  isManifestCacheable,
} from './cacheable-response-plugin'
import { expirationPlugin } from './expiration-plugin'
import { classifyRequest, classifyUrl } from './request-kind'
import { CacheFirst, NetworkFirst } from './strategies'

/** Looks a URL up in the precaches. */
type Find = (url: string) => Promise<Response | undefined>

const DAY_S = 86_400

// Names contain a hash, so an entry never becomes stale. The limit is three builds' lazy chunks.
const assets = new CacheFirst({
  cacheName: ASSET_CACHE,
  plugins: [cacheableResponsePlugin(isAssetCacheable), expirationPlugin(ASSET_CACHE, { maxEntries: 200 })],
  matchOptions: { ignoreVary: true },
})

// About 10 kB per cover: 5 MB, the lobby as far as a player has scrolled it.
const images = new CacheFirst({
  cacheName: IMAGE_CACHE,
  plugins: [
    cacheableResponsePlugin(isImageCacheable),
    expirationPlugin(IMAGE_CACHE, { maxEntries: 500, maxAgeSeconds: 30 * DAY_S }),
  ],
  matchOptions: { ignoreVary: true },
})

// The cached manifest matches any query: a visit from an ad has its own query.
const manifests = new NetworkFirst({
  cacheName: MANIFEST_CACHE,
  plugins: [
    cacheableResponsePlugin(isManifestCacheable),
    { cacheKeyWillBeUsed: () => Promise.resolve(WEB_APP_MANIFEST_ENDPOINT) },
  ],
})

/** Returns the response to a request that is not a page; undefined leaves it to the browser. */
export function handleRuntimeRequest(event: FetchEvent, find: Find): Promise<Response> | undefined {
  const { request } = event
  switch (classifyRequest(request)) {
    case 'asset':
      return find(request.url).then((found) => found ?? assets.handle({ event, request }))
    case 'image':
      return images.handle({ event, request })
    case 'image-shown':
      return shownImage(request)
    case 'manifest':
      return manifests.handle({ event, request })
    case 'none':
      return undefined
  }
}

/**
 * An image requested without CORS. Its response would be opaque, which costs megabytes of quota and may be an error
 * page, so it is shown but not cached. A copy fetched with CORS is used if there is one.
 */
async function shownImage(request: Request): Promise<Response> {
  const cached = await caches.match(request.url, { cacheName: IMAGE_CACHE, ignoreVary: true })
  return cached ?? fetch(request)
}

const MAX_PARALLEL = 4 // they come from the HTTP cache and must not slow down the page

/**
 * Caches chunks, translations and images that a page loaded before it was controlled, so that the lobby opens offline
 * after a single visit. They come from the HTTP cache.
 */
export async function cacheShownUrls(event: ExtendableEvent, urls: string[], find: Find): Promise<void> {
  const left = [...urls]
  const cacheNext = async (): Promise<void> => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      await cacheOne(event, url, find).catch(() => undefined) // gone, or offline: not cached
    }
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL }, cacheNext))
}

async function cacheOne(event: ExtendableEvent, url: string, find: Find): Promise<void> {
  const kind = classifyUrl(url)
  if (kind === 'none' || (kind === 'asset' && (await find(url)))) return
  const strategy = { asset: assets, image: images, manifest: manifests }[kind]
  // The page has loaded it: an HTTP cache entry is valid at any age, and needs the credentials that it was stored
  // with.
  const credentials = kind === 'asset' ? 'same-origin' : 'omit'
  const request = new Request(url, { mode: 'cors', credentials, cache: 'force-cache' })
  await Promise.all(strategy.handleAll({ event, request }))
}
