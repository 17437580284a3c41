import type { ContentValueRow, MemberValueRow } from './value-rows'
import type { CachedResponseRow, LineRow, OutboxRow, ServiceRow } from './worker-rows'
import type { TransactionRow } from './transaction-rows'
import type {
  AnnouncementRow,
  BannerRow,
  ConfigRow,
  ConnectionRow,
  CounterRow,
  DomainsRow,
  FavouriteRow,
  FreshnessRow,
  GameBucketRow,
  GameIndexRow,
  LeaderRow,
  MatchRow,
  MemberRow,
  PlayedGameRow,
  PopularRow,
  RankProgressRow,
  RowDigestsRow,
  SettingsRow,
  StatusRow,
  SyncStateRow,
  VaultRow,
  VendorGroupRow,
} from './rows'

export const CACHE_DATABASE = 'mc-copies'
export const USER_DATABASE = 'mc-own'

/** Cache tables: gateway data, which may be lost at any time. */
export interface CacheTables {
  settings: SettingsRow
  status: StatusRow
  domains: DomainsRow
  gameBuckets: GameBucketRow
  vendors: VendorGroupRow
  popular: PopularRow
  banners: BannerRow
  announcements: AnnouncementRow
  gameIndex: GameIndexRow
  syncState: SyncStateRow
  freshness: FreshnessRow
  rowDigests: RowDigestsRow
  connection: ConnectionRow
  leader: LeaderRow
  config: ConfigRow
  members: MemberRow
  rankProgress: RankProgressRow
  matches: MatchRow
  contentAnswers: ContentValueRow
  memberAnswers: MemberValueRow
  services: ServiceRow
  lines: LineRow
  responseCache: CachedResponseRow
}

/** User data tables. Only the player or a gateway response deletes their rows. */
export interface UserTables {
  recents: PlayedGameRow
  favourites: FavouriteRow
  vault: VaultRow
  outbox: OutboxRow
  moneyActs: TransactionRow
  counters: CounterRow
}

export type Tables = CacheTables & UserTables
export type TableName = keyof Tables
export type CopiesTableName = keyof CacheTables
export type UserTableName = keyof UserTables

/** Primary keys, starting with the scope. A key is the values of these fields in this order. */
export const CACHE_KEYS = {
  settings: ['merchant'],
  status: ['merchant'],
  domains: ['merchant'],
  gameBuckets: ['merchant', 'language', 'bucket'],
  vendors: ['merchant', 'language', 'gameClassify'],
  popular: ['merchant', 'language'],
  banners: ['merchant', 'language', 'id'],
  announcements: ['merchant', 'language', 'id'],
  gameIndex: ['merchant', 'language', 'part'],
  syncState: ['key'],
  freshness: ['key'],
  rowDigests: ['key'],
  connection: ['id'],
  leader: ['id'],
  config: ['id'],
  members: ['merchant', 'member'],
  rankProgress: ['merchant', 'member'],
  matches: ['merchant', 'language', 'id'],
  contentAnswers: ['merchant', 'language', 'name'],
  memberAnswers: ['merchant', 'member', 'name'],
  services: ['merchant', 'position'],
  lines: ['merchant', 'origin'],
  responseCache: ['session', 'key'],
} as const satisfies { [Name in CopiesTableName]: readonly (keyof CacheTables[Name])[] }

export const USER_KEYS = {
  recents: ['merchant', 'member', 'gameId'],
  favourites: ['merchant', 'member', 'gameId'],
  vault: ['id'],
  outbox: ['kind', 'id'],
  moneyActs: ['merchant', 'member', 'id'],
  counters: ['merchant', 'id'],
} as const satisfies { [Name in UserTableName]: readonly (keyof UserTables[Name])[] }

const KEYS: Readonly<Record<TableName, readonly string[]>> = { ...CACHE_KEYS, ...USER_KEYS }

const isTableName = (name: string): name is TableName => name in KEYS

export const TABLE_NAMES: readonly TableName[] = Object.keys(KEYS).filter(isTableName)

export type Key = string | readonly string[]

export const isCacheTable = (name: TableName): name is CopiesTableName => name in CACHE_KEYS

/** Returns the Dexie schema of one table: a plain key path, or `[a+b]` for a compound one. */
export const dexieSchema = (fields: readonly string[]): string =>
  fields.length === 1 ? (fields[0] ?? '') : `[${fields.join('+')}]`

/** Returns the primary key of a row in the form that IndexedDB expects. */
export const primaryKeyOf = <Name extends TableName>(name: Name, row: Tables[Name]): Key => {
  const values = KEYS[name].map((field) => String(Reflect.get(row, field)))
  return values.length === 1 ? (values[0] ?? '') : values
}

/** Returns a key as text, for maps. */
export const serializeKey = (key: Key): string => (typeof key === 'string' ? key : key.join('\u0000'))
