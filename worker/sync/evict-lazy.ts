import { loadLazyChunk } from '../load-lazy-chunk'
import type { evictStaleScopes } from './evict'

/** Gives up old copies, by code that is loaded for it; where that is not to be had now, the next start tries again. */
export const evictLazily = async (...given: Parameters<typeof evictStaleScopes>): Promise<number> => {
  try {
    return (await (await loadLazyChunk())?.evictStaleScopes(...given)) ?? 0
  } catch {
    return 0
  }
}
