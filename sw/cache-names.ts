/**
 * Names of our caches. Only names that begin with `mc-` are ours, and only ours are ever
 * deleted: other products of an operator may live on the same origin.
 */
export const PRECACHE_PREFIX = 'mc-precache-'

/** Each build has a precache of its own, so that an old tab keeps its shell. */
export const CURRENT_PRECACHE = PRECACHE_PREFIX + __BUILD_ID__

/** The last home screen; each build has one of its own, because it is made of that build's shell. */
export const SNAPSHOT_PREFIX = 'mc-snapshot-'

/** Late chunks and the words of the languages in use. */
export const ASSET_CACHE = 'mc-assets'

export const IMAGE_CACHE = 'mc-images'

/** The web-app manifest, the one gateway answer that is kept. */
export const MANIFEST_CACHE = 'mc-manifest'

/** Names of all precaches that exist, the oldest first. */
export async function precacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PRECACHE_PREFIX))
}
