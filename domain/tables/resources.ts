import type { ContentValues, MemberValues } from './value-rows'
import type { ContentScope } from './rows'

/** Names of the gateway resources that the tables cache. */
export type ResourceName =
  | 'status'
  | 'settings'
  | 'domains'
  | 'games'
  | 'popular'
  | 'vendors'
  | 'banners'
  | 'announcements'
  | 'matches'
  | 'member'
  | 'rankProgress'
  | keyof ContentValues
  | keyof MemberValues

const PER_MERCHANT: ReadonlySet<ResourceName> = new Set(['status', 'settings', 'domains'])
const MEMBER_ANSWERS: readonly (keyof MemberValues)[] = [
  'availablePromotions',
  'depositSettings',
  'withdrawAccounts',
  'rewards',
  'missions',
  'mall',
  'unreadCount',
]
const PER_MEMBER: ReadonlySet<ResourceName> = new Set(['member', 'rankProgress', ...MEMBER_ANSWERS])

/** Scope of a response: a member's own data has their id, all other data an empty one. */
export interface SyncScope extends ContentScope {
  readonly member?: string
}

/**
 * Returns the key of a resource's syncState, freshness and digests: `NAME|MERCHANT|LANGUAGE|MEMBER`. Builds that store
 * a row for each game have the key `games|…`, so these use another.
 */
export const syncKey = (name: ResourceName, { merchant, language, member = '' }: SyncScope): string =>
  PER_MEMBER.has(name)
    ? `${name}|${merchant}||${member}`
    : `${name === 'games' ? 'gameBuckets' : name}|${merchant}|${PER_MERCHANT.has(name) ? '' : language}|`

/** True if this key of `syncKey` belongs to this member or to no member. */
export const isSyncKeyOf = (key: string, member: string): boolean =>
  key.endsWith('|') || key.endsWith(`|${member}`)

/** Returns all keys of `syncKey` that belong to a member. */
export const memberSyncKeys = (merchant: string, member: string): readonly string[] =>
  [...PER_MEMBER].map((name) => syncKey(name, { merchant, language: '', member }))

/** Returns the keys of all cached responses that belong to a member. */
export const memberAnswerKeys = (merchant: string, member: string): readonly (readonly string[])[] =>
  MEMBER_ANSWERS.map((name) => [merchant, member, name])
