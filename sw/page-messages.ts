import { isSafeSnapshotMarkup, type SnapshotMessage } from '#domain/lobby/snapshot'

/** What a page may ask of the service worker. */
export type PageMessage =
  /** The player has agreed to the update: the waiting build takes over. */
  | { type: 'skip-waiting' }
  /** A page of an older build has gone: what only it needed may go too. */
  | { type: 'sweep' }
  /** What this page loaded before it was controlled, so that it opens offline next time; and it is controlled now. */
  | { type: 'keep'; urls: string[] }
  | SnapshotMessage

/** The message, or undefined for anything that is none: other code may post to us as well. */
export function parsePageMessage(data: unknown): PageMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (data.type === 'skip-waiting' || data.type === 'sweep' || data.type === 'drop-snapshot') {
    return { type: data.type }
  }
  if (data.type === 'keep' && 'urls' in data && Array.isArray(data.urls)) {
    return { type: 'keep', urls: data.urls.filter((url) => typeof url === 'string') }
  }
  if (data.type === 'snapshot' && 'build' in data && 'key' in data && 'markup' in data) {
    const { build, key, markup } = data
    if (typeof build === 'string' && typeof key === 'string' && isSafeSnapshotMarkup(markup))
      return { type: 'snapshot', build, key, markup }
  }
  return undefined
}
