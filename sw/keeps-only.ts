import type { WorkboxPlugin } from 'workbox-core/types'

/** Lets only those answers into a cache that `isKept` lets; for the parameters see there. */
export const keepsOnly = (contentType: RegExp, keepsNoStore = false): WorkboxPlugin => ({
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(isKept(response, contentType, keepsNoStore) ? response : null),
})

/**
 * Whether an answer is whole, readable and of the right type: never an opaque one, never the
 * HTML that a host sends for a missing file, never one that asks not to be stored, unless
 * told (`no-store` stands on every answer of the gateway, the web-app manifest too).
 */
export function isKept(response: Response, contentType: RegExp, keepsNoStore = false): boolean {
  const { headers, status, type } = response
  return (
    status === 200 &&
    type !== 'opaque' &&
    contentType.test(headers.get('content-type') ?? '') &&
    (keepsNoStore || !headers.get('cache-control')?.includes('no-store'))
  )
}
