import type { WorkboxPlugin } from 'workbox-core/types'

/**
 * Lets only whole, readable answers of the right type into a cache: never an opaque one,
 * never the HTML that a host sends for a missing file, never one that asks not to be stored,
 * unless told (`no-store` stands on every answer of the gateway, the web-app manifest too).
 */
export function keepsOnly(contentType: RegExp, keepsNoStore = false): WorkboxPlugin {
  return { cacheWillUpdate: ({ response }) => Promise.resolve(isKept(response) ? response : null) }

  function isKept(response: Response): boolean {
    const { headers, status, type } = response
    return (
      status === 200 &&
      type !== 'opaque' &&
      contentType.test(headers.get('content-type') ?? '') &&
      (keepsNoStore || !headers.get('cache-control')?.includes('no-store'))
    )
  }
}
