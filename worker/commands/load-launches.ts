import type * as Launches from './launches'

/** Loads what opens a game; null when it cannot be had. A game needs the network anyway. */
export const loadLaunches = (): Promise<typeof Launches | null> => import('./launches').catch(() => null)
