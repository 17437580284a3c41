import { Strategy } from 'workbox-strategies/Strategy'
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler'

// Workbox's own of these names are twice as large: they keep a log, and wait for slow networks, which nobody asks for here.

/** What is kept answers; the network when there is nothing. */
export class CacheFirst extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return (await handler.cacheMatch(request)) ?? handler.fetchAndCachePut(request)
  }
}

/** Returns the network's response if it may be cached, else the cached one; without either what the network said. */
export class NetworkFirst extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request).catch(() => undefined)
    // A full device caches nothing, and the response is good all the same.
    if (response && (await handler.cachePut(request, response.clone()).catch(() => true))) return response
    return (await handler.cacheMatch(request)) ?? response ?? Response.error()
  }
}
