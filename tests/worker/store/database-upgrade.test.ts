import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabases, type Databases } from '#domain/tables/databases'
import { createDexieReader } from '#domain/tables/dexie-reader'
import { readGames } from '#domain/tables/game-buckets'
import { CACHE_DATABASE, CACHE_KEYS, USER_DATABASE, USER_KEYS } from '#domain/tables/schema'
import { closeStore } from '../support/open-store'

/** The schema of each earlier version as it was released. Never change it afterwards. */
const VERSION_1 = {
  cache: {
    settings: 'merchant',
    status: 'merchant',
    domains: 'merchant',
    games: '[merchant+language+gameId]',
    vendors: '[merchant+language+gameClassify]',
    popular: '[merchant+language]',
    banners: '[merchant+language+id]',
    announcements: '[merchant+language+id]',
    gameIndex: '[merchant+language+part]',
    syncState: 'key',
    freshness: 'key',
    rowDigests: 'key',
    connection: 'id',
    leader: 'id',
    config: 'id',
  },
  user: { recents: '[merchant+member+gameId]' },
}

const VERSION_2 = {
  cache: {
    ...VERSION_1.cache,
    members: '[merchant+member]',
    rankProgress: '[merchant+member]',
    matches: '[merchant+language+id]',
  },
  user: { ...VERSION_1.user, favourites: '[merchant+member+gameId]', vault: 'id' },
}

const VERSION_3 = {
  cache: {
    ...VERSION_2.cache,
    contentAnswers: '[merchant+language+name]',
    memberAnswers: '[merchant+member+name]',
    services: '[merchant+position]',
    lines: '[merchant+origin]',
    responseCache: '[session+key]',
  },
  user: { ...VERSION_2.user, outbox: '[kind+id]' },
}

const VERSION_4 = { ...VERSION_3, user: { ...VERSION_3.user, moneyActs: '[merchant+member+id]' } }

const VERSION_5 = { ...VERSION_4, user: { ...VERSION_4.user, counters: '[merchant+id]' } }

const VERSIONS = [VERSION_1, VERSION_2, VERSION_3, VERSION_4, VERSION_5]
const CACHE_VERSIONS = 3 // the fourth and the fifth version only changed user data

/** The version that has a row's table, and the row. */
const ROWS = [
  [1, CACHE_DATABASE, 'games', { merchant: 'harbour', language: 'EN', gameId: '1', name: 'Dragon' }],
  [1, CACHE_DATABASE, 'games', { merchant: 'harbour', language: 'UR', gameId: '1', name: 'اژدہا' }],
  [1, CACHE_DATABASE, 'syncState', { key: 'games|harbour|EN|', etag: '"1"', contentHash: '2', syncedAt: 3 }],
  [1, CACHE_DATABASE, 'syncState', { key: 'games|harbour|UR|', isPartial: true }],
  [1, CACHE_DATABASE, 'freshness', { key: 'games|harbour|EN|', checkedAt: 7 }],
  [
    1,
    CACHE_DATABASE,
    'rowDigests',
    { key: 'games|harbour|EN|', packedIds: '1', digests: new Float64Array([4]) },
  ],
  [
    1,
    CACHE_DATABASE,
    'rowDigests',
    { key: 'banners|harbour|EN|', packedIds: '', digests: new Float64Array() },
  ],
  [1, USER_DATABASE, 'recents', { merchant: 'harbour', member: 'guest', gameId: '1', at: 5 }],
  [2, CACHE_DATABASE, 'members', { merchant: 'harbour', member: '7', account: 'ann' }],
  [2, USER_DATABASE, 'favourites', { merchant: 'harbour', member: '7', gameId: '1', at: 6 }],
  [2, USER_DATABASE, 'vault', { id: 'login', iv: new Uint8Array([1]), sealed: new Uint8Array([2]).buffer }],
  [3, USER_DATABASE, 'outbox', { kind: 'tracking', id: '1-a', key: 'k', merchant: 'harbour', tries: 0 }],
  [4, USER_DATABASE, 'moneyActs', { merchant: 'harbour', member: '7', id: 'a', kind: 'deposit' }],
  [5, USER_DATABASE, 'counters', { merchant: 'harbour', id: 'install', count: 2, mark: '', until: 0 }],
] as const

let databases: Databases
let old: Dexie[]

/** Databases as version `last` left them, upgraded through each earlier version, as on a phone that had them all. */
const writeVersion = async (last: 1 | 2 | 3 | 4 | 5): Promise<void> => {
  const cache = new Dexie(CACHE_DATABASE)
  const user = new Dexie(USER_DATABASE)
  for (const [index, version] of VERSIONS.slice(0, last).entries()) {
    if (index < CACHE_VERSIONS) cache.version(index + 1).stores(version.cache)
    user.version(index + 1).stores(version.user)
  }
  old = [cache, user]
  for (const [version, database, table, row] of ROWS)
    if (version <= last) await (database === CACHE_DATABASE ? cache : user).table(table).put(row)
}

beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory()
  databases = createDatabases()
})
afterEach(() => {
  closeStore(databases)
  for (const database of old) database.close()
})

const open = (): Promise<unknown> => Promise.all([databases.cache.open(), databases.user.open()])

/** The rows of each table. */
const rowsOf = async (database: Dexie): Promise<Readonly<Record<string, unknown[]>>> =>
  Object.fromEntries(
    await Promise.all(
      database.tables.map(async (table): Promise<[string, unknown[]]> => [table.name, await table.toArray()]),
    ),
  )

/** The games of both languages, read as the screens read them. */
const readAll = async (): Promise<unknown> => {
  const read = (language: string) =>
    readGames(createDexieReader(databases), { merchant: 'harbour', language }, ['1', '2'])
  return [...(await read('EN')), ...(await read('UR'))].filter(Boolean)
}

test.each([1, 2, 3, 4, 5] as const)(
  'R-06 version %s keeps every row and gets new tables',
  async (version) => {
    await writeVersion(version)
    const [cache = {}, user] = await Promise.all(old.map(rowsOf))
    for (const database of old) database.close()
    await open()
    const after = await Promise.all([databases.cache, databases.user].map(rowsOf))
    const { games, rowDigests = [], syncState = [], freshness = [], ...others } = cache
    expect(after).toMatchObject([others, user])
    expect(await readAll()).toEqual(games)
    // What was known of single games is of no use for buckets, except how current they are.
    expect(after[0]?.['rowDigests']).toEqual(rowDigests.slice(0, 1))
    const renamed = (rows: unknown): unknown =>
      JSON.parse(JSON.stringify(rows).replaceAll('games|', 'gameBuckets|'))
    expect(after[0]).toMatchObject({ syncState: renamed(syncState), freshness: renamed(freshness) })
    expect(after.map((tables) => Object.keys(tables).sort())).toEqual(
      [CACHE_KEYS, USER_KEYS].map((keys) => Object.keys(keys).sort()),
    )
  },
)

test('R-06 a tab of the old build closes its connection, does not downgrade the tables, and finds that it has no games', async () => {
  await writeVersion(1)
  await open()
  await databases.cache.table('members').put({ merchant: 'harbour', member: '7' })
  expect(old.map((database) => database.isOpen())).toEqual([false, false])
  const again = new Dexie(CACHE_DATABASE)
  again.version(1).stores(VERSION_1.cache)
  old.push(again)
  await again.open()
  await again.table('games').put({ merchant: 'harbour', language: 'EN', gameId: '2' })
  expect(await again.table('syncState').get('games|harbour|EN|')).toBeUndefined()
  again.close()
  expect(await readAll()).toMatchObject([
    { gameId: '1', language: 'EN' },
    { gameId: '1', language: 'UR' },
  ])
  expect(await databases.cache.table('members').count()).toBe(1)
})
