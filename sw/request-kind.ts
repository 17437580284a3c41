/** Who answers a request: a cache of ours, or (`none`) the browser as if we were not there. */
type RequestKind = 'asset' | 'image' | 'image-shown' | 'manifest' | 'none'

const ASSET_PATH = '/m/assets/'
const WEB_APP_MANIFEST_PATH = '/wps/system/manifest.json'

/** Paths of the gateway's calls. Their images (captchas) are as little ours as their data. */
const API_PATH = /^\/(wps|lgw|mobile)\//

/**
 * What we do with a request. Requests with Range pass by: a cache cannot hold part of a file
 * (`cache.put` throws on 206), and answering with the whole breaks media on iOS.
 */
export function kindOfRequest(request: Request): RequestKind {
  if (request.method !== 'GET' || request.headers.has('range')) return 'none'
  const url = new URL(request.url)
  const isOwn = url.origin === location.origin
  if (isOwn && url.pathname === WEB_APP_MANIFEST_PATH) return 'manifest'
  if (isOwn && url.pathname.startsWith(ASSET_PATH)) return 'asset'
  if (request.destination !== 'image' || !isImageUrl(url)) return 'none'
  return isOwn || request.mode === 'cors' ? 'image' : 'image-shown'
}

/** The same for a url that a page names as shown: an asset of the app, or else an image. */
export function kindOfUrl(text: string): 'asset' | 'image' | 'none' {
  const url = parseUrl(text)
  if (!url) return 'none'
  if (url.origin === location.origin && url.pathname.startsWith(ASSET_PATH)) return 'asset'
  return isImageUrl(url) ? 'image' : 'none'
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
