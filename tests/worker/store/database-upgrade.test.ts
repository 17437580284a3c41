import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabases, type Databases } from '#domain/tables/databases'
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

const VERSIONS = [VERSION_1, VERSION_2, VERSION_3, VERSION_4]
const CACHE_VERSIONS = 3 // the fourth version only changed user data

/** The version that has a row's table, and the row. */
const ROWS = [
  [1, CACHE_DATABASE, 'games', { merchant: 'harbour', language: 'EN', gameId: '1', name: 'Dragon' }],
  [1, USER_DATABASE, 'recents', { merchant: 'harbour', member: 'guest', gameId: '1', at: 5 }],
  [2, CACHE_DATABASE, 'members', { merchant: 'harbour', member: '7', account: 'ann' }],
  [2, USER_DATABASE, 'favourites', { merchant: 'harbour', member: '7', gameId: '1', at: 6 }],
  [2, USER_DATABASE, 'vault', { id: 'login', iv: new Uint8Array([1]), sealed: new Uint8Array([2]).buffer }],
  [3, USER_DATABASE, 'outbox', { kind: 'tracking', id: '1-a', key: 'k', merchant: 'harbour', tries: 0 }],
  [4, USER_DATABASE, 'moneyActs', { merchant: 'harbour', member: '7', id: 'a', kind: 'deposit' }],
] as const

let databases: Databases
let old: Dexie[]

/** Databases as version `last` left them, upgraded through each earlier version, as on a phone that had them all. */
const writeVersion = async (last: 1 | 2 | 3 | 4): Promise<void> => {
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

test.each([1, 2, 3, 4] as const)('R-06 version %s keeps every row and gets new tables', async (version) => {
  await writeVersion(version)
  const before = await Promise.all(old.map(rowsOf))
  for (const database of old) database.close()
  await open()
  const after = await Promise.all([databases.cache, databases.user].map(rowsOf))
  expect(after).toMatchObject(before)
  expect(after.map((tables) => Object.keys(tables).sort())).toEqual(
    [CACHE_KEYS, USER_KEYS].map((keys) => Object.keys(keys).sort()),
  )
})

test('R-06 a tab of the old build closes its connection, and does not downgrade the tables', async () => {
  await writeVersion(1)
  await open()
  await databases.cache.table('members').put({ merchant: 'harbour', member: '7' })
  expect(old.map((database) => database.isOpen())).toEqual([false, false])
  const again = new Dexie(CACHE_DATABASE)
  again.version(1).stores(VERSION_1.cache)
  old.push(again)
  await again.open()
  expect(await again.table('games').count()).toBe(1)
  again.close()
  expect(await databases.cache.table('members').count()).toBe(1)
})
