import { ASSET_PATH } from '#domain/asset-path'
import { WEB_APP_MANIFEST_ENDPOINT } from '#domain/install/web-app-manifest'

/** Which cache handles a request; `none` leaves it to the browser. */
type RequestKind = 'asset' | 'image' | 'image-shown' | 'manifest' | 'none'

/** Paths of the gateway's calls. Neither their images (captchas) nor their data are cached here. */
const API_PATH = /^\/(wps|lgw|mobile)\//

/**
 * Returns how a request is handled. Requests with Range are left alone: a cache cannot hold part of a file
 * (`cache.put` throws on 206), and a full response breaks media on iOS.
 */
export function classifyRequest(request: Request): RequestKind {
  if (request.method !== 'GET' || request.headers.has('range')) return 'none'
  const url = new URL(request.url)
  const own = kindOfOwn(url)
  if (own) return own
  if (request.destination !== 'image' || !isImageUrl(url)) return 'none'
  return url.origin === location.origin || request.mode === 'cors' ? 'image' : 'image-shown'
}

/** The same for a URL that a page has loaded: an asset of the app, the web-app manifest, or else an image. */
export function classifyUrl(text: string): 'asset' | 'image' | 'manifest' | 'none' {
  const url = parseUrl(text)
  if (!url) return 'none'
  return kindOfOwn(url) ?? (isImageUrl(url) ? 'image' : 'none')
}

function kindOfOwn({ origin, pathname }: URL): 'asset' | 'manifest' | undefined {
  if (origin !== location.origin) return undefined
  if (pathname === WEB_APP_MANIFEST_ENDPOINT) return 'manifest'
  return pathname.startsWith(ASSET_PATH) ? 'asset' : undefined
}

function isImageUrl(url: URL): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false
  return !(url.origin === location.origin && API_PATH.test(url.pathname))
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text, location.href)
  } catch {
    return undefined
  }
}
