import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDatabases, type Databases } from '#domain/tables/databases'
import { CACHE_DATABASE, USER_DATABASE } from '#domain/tables/schema'
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

const game = { merchant: 'harbour', language: 'EN', gameId: '1', name: 'Dragon' }
const recent = { merchant: 'harbour', member: 'guest', gameId: '1', at: 5 }
const member = { merchant: 'harbour', member: '7', account: 'ann' }
const favourite = { merchant: 'harbour', member: '7', gameId: '1', at: 6 }
const login = { id: 'login', iv: new Uint8Array([1]), sealed: new Uint8Array([2]).buffer }

const waiting = { kind: 'tracking', id: '1-a', key: 'k', merchant: 'harbour', member: '', tries: 0 }
const act = { merchant: 'harbour', member: '7', id: 'a', kind: 'deposit' }

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
  await cache.table('games').put(game)
  await user.table('recents').put(recent)
  if (last === 1) return
  await cache.table('members').put(member)
  await user.table('favourites').put(favourite)
  await user.table('vault').put(login)
  if (last === 2) return
  await user.table('outbox').put(waiting)
  if (last === 4) await user.table('moneyActs').put(act)
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

const countsOf = (database: Dexie, tables: readonly string[]): Promise<number[]> =>
  Promise.all(tables.map((table) => database.table(table).count()))

describe('R-06 databases of earlier versions', () => {
  test('R-06 version 1 keeps every row and gets the tables of members', async () => {
    await writeVersion(1)
    for (const database of old) database.close()
    await open()
    expect(await databases.cache.table('games').toArray()).toEqual([game])
    expect(await databases.user.table('recents').toArray()).toEqual([recent])
    expect(await countsOf(databases.cache, ['members', 'rankProgress', 'matches'])).toEqual([0, 0, 0])
    expect(await countsOf(databases.user, ['favourites', 'vault'])).toEqual([0, 0])
  })

  test('R-06 version 2 keeps every row and gets the tables of responses, lines and the outbox', async () => {
    await writeVersion(2)
    for (const database of old) database.close()
    await open()
    const { cache, user } = databases
    expect(await cache.table('games').toArray()).toEqual([game])
    expect(await cache.table('members').toArray()).toEqual([member])
    expect(await user.table('recents').toArray()).toEqual([recent])
    expect(await user.table('favourites').toArray()).toEqual([favourite])
    expect(await user.table('vault').toArray()).toEqual([login])
    const added = ['contentAnswers', 'memberAnswers', 'services', 'lines', 'responseCache']
    expect(await countsOf(cache, added)).toEqual([0, 0, 0, 0, 0])
    expect(await countsOf(user, ['outbox'])).toEqual([0])
  })

  test('R-06 version 3 keeps the outbox entries and gets the table of transactions', async () => {
    await writeVersion(3)
    for (const database of old) database.close()
    await open()
    const { user } = databases
    expect(await user.table('outbox').toArray()).toEqual([waiting])
    expect(await user.table('vault').toArray()).toEqual([login])
    expect(await countsOf(user, ['moneyActs'])).toEqual([0])
  })

  test('R-06 version 4 keeps the transactions and gets the table of prompt history', async () => {
    await writeVersion(4)
    for (const database of old) database.close()
    await open()
    const { user } = databases
    expect(await user.table('moneyActs').toArray()).toEqual([act])
    expect(await countsOf(user, ['counters'])).toEqual([0])
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
})
