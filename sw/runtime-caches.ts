import { IMAGE_CACHE } from '#domain/image-cache'
import { WEB_APP_MANIFEST_ENDPOINT } from '#domain/install/web-app-manifest'
import { answerAsset, storeLoadedAsset } from './assets'
import { cachedOrNone } from './cached-or-none'
import { MANIFEST_CACHE } from './cache-names'
import { cacheableResponsePlugin, isImageCacheable, isManifestCacheable } from './cacheable-response-plugin'
import { expirationPlugin } from './expiration-plugin'
import { classifyRequest, classifyUrl } from './request-kind'
import { CacheFirst, NetworkFirst } from './strategies'

const DAY_S = 86_400

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
export function handleRuntimeRequest(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  switch (classifyRequest(request)) {
    case 'asset':
      return answerAsset(request)
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
  const lookup = caches.match(request.url, { cacheName: IMAGE_CACHE, ignoreVary: true })
  return (await cachedOrNone(lookup)) ?? fetch(request)
}

const MAX_PARALLEL = 4 // they come from the HTTP cache and must not slow down the page

/**
 * Caches chunks, translations and images that a page loaded before it was controlled, so that the lobby opens offline
 * after a single visit. They come from the HTTP cache.
 */
export async function cacheShownUrls(event: ExtendableEvent, urls: string[]): Promise<void> {
  const left = [...urls]
  const cacheNext = async (): Promise<void> => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      await cacheOne(event, url).catch(() => undefined) // gone, or offline: not cached
    }
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL }, cacheNext))
}

async function cacheOne(event: ExtendableEvent, url: string): Promise<void> {
  const kind = classifyUrl(url)
  if (kind === 'none') return
  if (kind === 'asset') {
    await storeLoadedAsset(url)
    return
  }
  const strategy = { image: images, manifest: manifests }[kind]
  // The page has loaded it: an HTTP cache entry is valid at any age.
  const request = new Request(url, { mode: 'cors', credentials: 'omit', cache: 'force-cache' })
  await Promise.all(strategy.handleAll({ event, request }))
}
