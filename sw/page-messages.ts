import type { SnapshotMessage } from '#domain/lobby/snapshot'
import { isSafeSnapshotMarkup } from '#domain/lobby/snapshot-markup'

/** Messages from a page to the service worker. */
export type PageMessage =
  /** The player has accepted the update: the waiting build takes over. */
  | { type: 'skip-waiting' }
  /**
   * A page has started: delete the files that only closed pages of older builds needed, and check the policy. An update
   * that has failed goes on.
   */
  | { type: 'sweep' }
  /**
   * URLs that this page loaded before it was controlled, to be cached for the next offline start. The page is
   * controlled now.
   */
  | { type: 'keep'; urls: string[] }
  | SnapshotMessage

/** Returns the message, or undefined for anything else: other code may post to us as well. */
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
