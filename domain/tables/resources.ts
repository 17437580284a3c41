import type { ContentValues, MemberValues } from './value-rows'
import type { ContentScope } from './rows'

/** What the gateway delivers and the tables keep a copy of. */
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

/** The scope of an answer: a member's own has their id, all else the empty one. */
export interface SyncScope extends ContentScope {
  readonly member?: string
}

/** The key of a resource's syncState, freshness and digests: `NAME|MERCHANT|LANGUAGE|MEMBER`. */
export const syncKey = (name: ResourceName, { merchant, language, member = '' }: SyncScope): string =>
  PER_MEMBER.has(name)
    ? `${name}|${merchant}||${member}`
    : `${name}|${merchant}|${PER_MERCHANT.has(name) ? '' : language}|`

/** Is this key of `syncKey` of use while this member is logged in: theirs, or nobody's? */
export const isSyncKeyOf = (key: string, member: string): boolean =>
  key.endsWith('|') || key.endsWith(`|${member}`)

/** Every key of `syncKey` that is a member's own. */
export const memberSyncKeys = (merchant: string, member: string): readonly string[] =>
  [...PER_MEMBER].map((name) => syncKey(name, { merchant, language: '', member }))

/** The key of every answer that is a member's own. */
export const memberAnswerKeys = (merchant: string, member: string): readonly (readonly string[])[] =>
  MEMBER_ANSWERS.map((name) => [merchant, member, name])
