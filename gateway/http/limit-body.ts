import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Hono's limit on bodies, also for a request without a length, such as one in chunks or OPTIONS. Hono copies it, and only
 * a real `Request` can be copied, not the one of its server.
 */
export const limitBody = (options: Parameters<typeof bodyLimit>[0]): MiddlewareHandler => {
  const limit = bodyLimit(options)
  return async (c, next) => {
    const { url, method, headers, body } = c.req.raw
    if (body && !headers.has('content-length'))
      c.req.raw = new Request(url, { method, headers, body, ...STREAMED })
    return limit(c, next)
  }
}

// Node requires it for a stream; the types of the DOM do not know it.
const STREAMED = { duplex: 'half' } as const
