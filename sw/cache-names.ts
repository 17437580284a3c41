/**
 * Names of our caches. All begin with `mc-`, and we never delete other caches: an operator's other products may use
 * the same origin.
 */
export const PRECACHE_PREFIX = 'mc-precache-'

/** Each build has its own precache, so that an old tab keeps its shell. */
export const CURRENT_PRECACHE = PRECACHE_PREFIX + __BUILD_ID__

/** The last home screen. Each build has its own, because it is made from that build's shell. */
export const SNAPSHOT_PREFIX = 'mc-snapshot-'

/** Lazy chunks and the translations of the languages in use. */
export const ASSET_CACHE = 'mc-assets'

export const IMAGE_CACHE = 'mc-images'

/** The web-app manifest, the only gateway response that is cached. */
export const MANIFEST_CACHE = 'mc-manifest'

/** Returns the names of all existing precaches, oldest first. */
export async function precacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PRECACHE_PREFIX))
}
