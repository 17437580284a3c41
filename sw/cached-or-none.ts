/**
 * Returns what a lookup in Cache Storage finds; undefined if Cache Storage fails, as with a damaged profile. The network
 * then responds, so the app opens as without a service worker (OFF-07).
 */
export const cachedOrNone = <T>(lookup: Promise<T>): Promise<T | undefined> => lookup.catch(() => undefined)
