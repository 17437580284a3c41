import { BUILD } from './build'

/**
 * Names of our caches. All begin with `mc-`, and we never delete other caches: an operator's other products may use
 * the same origin.
 */
export const PRECACHE_PREFIX = 'mc-precache-'

/**
 * Each build has its own files, so that an old tab keeps its shell: those installed with it, and the lazy chunks
 * and translations that were used.
 */
export const CURRENT_PRECACHE = PRECACHE_PREFIX + BUILD.id

/** The last home screen. Each build has its own, because it is made from that build's shell. */
export const SNAPSHOT_PREFIX = 'mc-snapshot-'

/** The web-app manifest, the only gateway response that is cached. */
export const MANIFEST_CACHE = 'mc-manifest'

/** Returns the names of all existing precaches, oldest first. */
export async function precacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PRECACHE_PREFIX))
}
