import type { evict } from './evict'

/** Gives up old copies, by code that is loaded for it: nothing on the first screens waits for that. */
export const evictLater = async (...given: Parameters<typeof evict>): Promise<number> => {
  try {
    return await (await import('./evict')).evict(...given)
  } catch {
    // Not to be had now; the next start tries again.
    return 0
  }
}
