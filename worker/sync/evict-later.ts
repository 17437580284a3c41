import { loadLate } from '../load-late'
import type { evict } from './evict'

/** Gives up old copies, by code that is loaded for it; where that is not to be had now, the next start tries again. */
export const evictLater = async (...given: Parameters<typeof evict>): Promise<number> => {
  try {
    return (await (await loadLate())?.evict(...given)) ?? 0
  } catch {
    return 0
  }
}
