import type * as Late from './late'

/** Loads what no first screen needs; null when it cannot be had. */
export const loadLate = (): Promise<typeof Late | null> => import('./late').catch(() => null)
