import { Strategy } from 'workbox-strategies/Strategy'
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler'
import { cachedOrNone } from './cached-or-none'

// Workbox's own strategies of these names are twice as large: they write a log and support slow-network timeouts,
// which are not used here.

/** Returns the cached response, else the network's. */
export class CacheFirst extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const cached = await cachedOrNone(handler.cacheMatch(request))
    if (cached) return cached
    const response = await handler.fetch(request)
    // If the quota is exceeded, or Cache Storage fails, it is used without being stored.
    void handler.waitUntil(handler.cachePut(request, response.clone()).catch(() => false))
    return response
  }
}

/** Returns the network's response if it may be cached, else the cached one, else the network's result as it is. */
export class NetworkFirst extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request).catch(() => undefined)
    // If nothing can be cached, the response is still used.
    if (response && (await handler.cachePut(request, response.clone()).catch(() => true))) return response
    return (await cachedOrNone(handler.cacheMatch(request))) ?? response ?? Response.error()
  }
}
