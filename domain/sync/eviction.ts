import { DAY_MS } from '../timing'
import type { SyncStateRow } from '../tables/rows'

/** Cached languages of the merchant besides the one in use: a player who switches back finds the last one. */
const OTHER_LANGUAGES = 1
/** Cached data of another merchant or member is evicted after this long without use. */
const STALE_MS = 7 * DAY_MS

/** One scope of synced rows, parsed from its key. */
export interface CachedScope {
  /** Its name in the key (`syncKey`). */
  readonly resource: string
  readonly merchant: string
  readonly language: string
  readonly member: string
  /** When it was last synced or confirmed, epoch ms. */
  readonly at: number
}

export const scopeOf = ({ key, syncedAt }: SyncStateRow, checkedAt = 0): CachedScope => {
  const [resource = '', merchant = '', language = '', member = ''] = key.split('|')
  return { resource, merchant, language, member, at: Math.max(syncedAt ?? 0, checkedAt) }
}

/**
 * Returns the scopes to evict, so that the tables stay bounded however often a player changes languages, hosts or
 * accounts.
 * @param isFull the quota is exceeded: evict everything that is not in use now
 */
export const selectScopesToEvict = (
  scopes: readonly CachedScope[],
  inUse: { readonly merchant: string; readonly language: string; readonly members: readonly string[] },
  now: number,
  isFull = false,
): readonly CachedScope[] => {
  const others = [...new Set(scopes.map(({ language }) => language))]
    .filter((language) => language !== '' && language !== inUse.language)
    .sort((one, other) => lastUse(scopes, other) - lastUse(scopes, one))
  const retained = new Set(['', inUse.language, ...(isFull ? [] : others.slice(0, OTHER_LANGUAGES))])
  const isStale = ({ at }: CachedScope): boolean => isFull || now - at > STALE_MS
  return scopes.filter((scope) => {
    if (scope.merchant !== inUse.merchant) return isStale(scope)
    if (scope.member !== '' && !inUse.members.includes(scope.member)) return isStale(scope)
    return !retained.has(scope.language)
  })
}

const lastUse = (scopes: readonly CachedScope[], language: string): number =>
  Math.max(...scopes.filter((scope) => scope.language === language).map(({ at }) => at))
