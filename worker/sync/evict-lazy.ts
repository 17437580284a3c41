import { loadLazyChunk } from '../load-lazy-chunk'
import type { evictStaleScopes } from './evict'

/** Evicts stale cached data. The code is a lazy chunk; if it cannot be loaded, the next start tries again. */
export const evictLazily = async (...given: Parameters<typeof evictStaleScopes>): Promise<number> => {
  try {
    return (await (await loadLazyChunk())?.evictStaleScopes(...given)) ?? 0
  } catch {
    return 0
  }
}
