import { Strategy } from 'workbox-strategies/Strategy'
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler'

// Workbox's own of these names are twice as large: they keep a log, and wait for slow networks, which nobody asks for here.

/** What is kept answers; the network when there is nothing. */
export class CacheFirst extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return (await handler.cacheMatch(request)) ?? handler.fetchAndCachePut(request)
  }
}

/** The network answers; what is kept when there is none. */
export class NetworkFirst extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    try {
      return await handler.fetchAndCachePut(request)
    } catch (failure) {
      const kept = await handler.cacheMatch(request)
      if (kept) return kept
      throw failure
    }
  }
}
