import { Dexie, type Table, type Transaction } from 'dexie'
import { packGames } from './game-buckets'
import { syncKey } from './resources'
import type { GameRow, SyncStateRow } from './rows'
import {
  CACHE_DATABASE,
  CACHE_KEYS,
  type CacheTables,
  dexieSchema,
  isCacheTable,
  type Key,
  USER_DATABASE,
  USER_KEYS,
  type UserTables,
  type TableName,
  type Tables,
} from './schema'

/** The cache database: gateway data. Tables that only the sync uses are reached through `tableOf`. */
class CacheDatabase extends Dexie {
  declare readonly leader: Table<CacheTables['leader'], Key>

  constructor() {
    super(CACHE_DATABASE)
    // Only moves of rows have a version of their own (docs/decisions/one-declaration-of-the-tables.md). Tested on
    // databases written by every earlier version.
    this.version(4)
      .stores({ ...stores(CACHE_KEYS), games: null })
      .upgrade(moveGamesToBuckets)
  }
}

/** The database of user data. */
class UserDatabase extends Dexie {
  declare readonly recents: Table<UserTables['recents'], Key>

  constructor() {
    super(USER_DATABASE)
    this.version(5).stores(stores(USER_KEYS))
  }
}

export interface Databases {
  readonly cache: CacheDatabase
  readonly user: UserDatabase
}

/** Creates the two databases without opening them. */
export const createDatabases = (): Databases => ({ cache: new CacheDatabase(), user: new UserDatabase() })

/** The Dexie table of that name, typed by its rows. */
export const tableOf = <Name extends TableName>(databases: Databases, name: Name): Table<Tables[Name], Key> =>
  (isCacheTable(name) ? databases.cache : databases.user).table<Tables[Name], Key>(name)

/**
 * Packs the games that were stored one by one. Their state gets another key, so a tab of an older build, which creates
 * its table again, fetches its own games. The digests are computed again at the next change.
 */
const moveGamesToBuckets = async (transaction: Transaction): Promise<void> => {
  const states = transaction.table<SyncStateRow, string>('syncState')
  const old = await states.where('key').startsWith('games|').toArray()
  for (const state of old) {
    const [, merchant = '', language = ''] = state.key.split('|')
    const rows = transaction
      .table<GameRow>('games')
      .where(':id')
      .between([merchant, language, Dexie.minKey], [merchant, language, Dexie.maxKey])
    const games = await rows.toArray()
    await rows.delete() // first, because the device may have no room for both
    await transaction.table('gameBuckets').bulkPut([...packGames({ merchant, language }, games)])
    const key = syncKey('games', { merchant, language })
    for (const table of [states, transaction.table<{ key: string }, string>('freshness')]) {
      const row = await table.get(state.key)
      if (row) await table.put({ ...row, key })
      await table.delete(state.key)
    }
    await transaction.table('rowDigests').delete(state.key)
  }
}

const stores = (keys: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(keys).map(([name, fields]) => [name, dexieSchema(fields)]))
