import type { WorkboxPlugin } from 'workbox-core/types'

/**
 * Lets only whole, readable answers of the right type into a cache: never an opaque one,
 * never one that asks not to be stored, never the HTML that a host sends for a missing file.
 */
export function keepsOnly(contentType: RegExp): WorkboxPlugin {
  return { cacheWillUpdate: ({ response }) => Promise.resolve(isKept(response) ? response : null) }

  function isKept(response: Response): boolean {
    const { headers, status, type } = response
    return (
      status === 200 &&
      type !== 'opaque' &&
      contentType.test(headers.get('content-type') ?? '') &&
      !/no-store/.test(headers.get('cache-control') ?? '')
    )
  }
}
