import type { WorkboxPlugin } from 'workbox-core/types'

type IsCacheable = (response: Response, url: string) => boolean | Promise<boolean>

/** Returns a Workbox plugin that caches a response only if `isCacheable` is true for it. */
export const cacheableResponsePlugin = (isCacheable: IsCacheable): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) =>
    (await isCacheable(response, request.url)) ? response : null,
})

/**
 * True for a file of the build with the content type of its extension. A redirect, or the HTML that a host sends for
 * a missing file, is not cacheable: the file's path guarantees its content for ever.
 */
export const isAssetCacheable = (response: Response, url: string): boolean =>
  !response.redirected && mayStore(response) && isComplete(response, assetType(new URL(url).pathname))

/** True for an image that was fetched with CORS; image hosts may redirect. */
export const isImageCacheable = (response: Response): boolean =>
  mayStore(response) && isComplete(response, /^image\//)

/**
 * True for a web-app manifest, although the gateway marks all its responses as `no-store`. An error response is JSON
 * as well, but has no start URL.
 */
export const isManifestCacheable = async (response: Response): Promise<boolean> => {
  if (response.redirected || !isComplete(response, /json/)) return false
  try {
    const body: unknown = JSON.parse(await response.clone().text())
    return typeof body === 'object' && body !== null && 'start_url' in body
  } catch {
    return false
  }
}

const assetType = (pathname: string): RegExp => {
  if (pathname.endsWith('.js')) return /javascript/
  return pathname.endsWith('.css') ? /^text\/css/ : /^(?:image|font|audio)\//
}

/** True for a whole, readable response: a part has status 206, and an opaque response may hide an error. */
const isComplete = ({ headers, status, type }: Response, contentType: RegExp): boolean =>
  status === 200 && type !== 'opaque' && contentType.test(headers.get('content-type') ?? '')

const mayStore = ({ headers }: Response): boolean => !headers.get('cache-control')?.includes('no-store')
