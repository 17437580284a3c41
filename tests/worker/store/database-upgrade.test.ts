import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDatabases, type Databases } from '#domain/tables/databases'
import { CACHE_DATABASE, USER_DATABASE } from '#domain/tables/schema'
import { closeStore } from '../support/open-store'

/** The schema of each earlier version as it was released. Never change it afterwards. */
const VERSION_1 = {
  copies: {
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
  own: { recents: '[merchant+member+gameId]' },
}

const VERSION_2 = {
  copies: {
    ...VERSION_1.copies,
    members: '[merchant+member]',
    rankProgress: '[merchant+member]',
    matches: '[merchant+language+id]',
  },
  own: { ...VERSION_1.own, favourites: '[merchant+member+gameId]', vault: 'id' },
}

const VERSION_3 = {
  copies: {
    ...VERSION_2.copies,
    contentAnswers: '[merchant+language+name]',
    memberAnswers: '[merchant+member+name]',
    services: '[merchant+position]',
    lines: '[merchant+origin]',
    responseCache: '[session+key]',
  },
  own: { ...VERSION_2.own, outbox: '[kind+id]' },
}

const VERSION_4 = { ...VERSION_3, own: { ...VERSION_3.own, moneyActs: '[merchant+member+id]' } }

const VERSIONS = [VERSION_1, VERSION_2, VERSION_3, VERSION_4]
const COPIES_VERSIONS = 3 // the fourth version only changed user data

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
  const copies = new Dexie(CACHE_DATABASE)
  const own = new Dexie(USER_DATABASE)
  for (const [index, version] of VERSIONS.slice(0, last).entries()) {
    if (index < COPIES_VERSIONS) copies.version(index + 1).stores(version.copies)
    own.version(index + 1).stores(version.own)
  }
  old = [copies, own]
  await copies.table('games').put(game)
  await own.table('recents').put(recent)
  if (last === 1) return
  await copies.table('members').put(member)
  await own.table('favourites').put(favourite)
  await own.table('vault').put(login)
  if (last === 2) return
  await own.table('outbox').put(waiting)
  if (last === 4) await own.table('moneyActs').put(act)
}

beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory()
  databases = createDatabases()
})
afterEach(() => {
  closeStore(databases)
  for (const database of old) database.close()
})

const open = (): Promise<unknown> => Promise.all([databases.copies.open(), databases.own.open()])

const countsOf = (database: Dexie, tables: readonly string[]): Promise<number[]> =>
  Promise.all(tables.map((table) => database.table(table).count()))

describe('R-06 databases of earlier versions', () => {
  test('R-06 version 1 keeps every row and gets the tables of members', async () => {
    await writeVersion(1)
    for (const database of old) database.close()
    await open()
    expect(await databases.copies.table('games').toArray()).toEqual([game])
    expect(await databases.own.table('recents').toArray()).toEqual([recent])
    expect(await countsOf(databases.copies, ['members', 'rankProgress', 'matches'])).toEqual([0, 0, 0])
    expect(await countsOf(databases.own, ['favourites', 'vault'])).toEqual([0, 0])
  })

  test('R-06 version 2 keeps every row and gets the tables of responses, lines and the outbox', async () => {
    await writeVersion(2)
    for (const database of old) database.close()
    await open()
    const { copies, own } = databases
    expect(await copies.table('games').toArray()).toEqual([game])
    expect(await copies.table('members').toArray()).toEqual([member])
    expect(await own.table('recents').toArray()).toEqual([recent])
    expect(await own.table('favourites').toArray()).toEqual([favourite])
    expect(await own.table('vault').toArray()).toEqual([login])
    const added = ['contentAnswers', 'memberAnswers', 'services', 'lines', 'responseCache']
    expect(await countsOf(copies, added)).toEqual([0, 0, 0, 0, 0])
    expect(await countsOf(own, ['outbox'])).toEqual([0])
  })

  test('R-06 version 3 keeps the outbox entries and gets the table of transactions', async () => {
    await writeVersion(3)
    for (const database of old) database.close()
    await open()
    const { own } = databases
    expect(await own.table('outbox').toArray()).toEqual([waiting])
    expect(await own.table('vault').toArray()).toEqual([login])
    expect(await countsOf(own, ['moneyActs'])).toEqual([0])
  })

  test('R-06 version 4 keeps the transactions and gets the table of prompt history', async () => {
    await writeVersion(4)
    for (const database of old) database.close()
    await open()
    const { own } = databases
    expect(await own.table('moneyActs').toArray()).toEqual([act])
    expect(await countsOf(own, ['counters'])).toEqual([0])
  })

  test('R-06 a tab of the old build closes its connection, and does not downgrade the tables', async () => {
    await writeVersion(1)
    await open()
    await databases.copies.table('members').put({ merchant: 'harbour', member: '7' })
    expect(old.map((database) => database.isOpen())).toEqual([false, false])
    const again = new Dexie(CACHE_DATABASE)
    again.version(1).stores(VERSION_1.copies)
    old.push(again)
    await again.open()
    expect(await again.table('games').count()).toBe(1)
    again.close()
    expect(await databases.copies.table('members').count()).toBe(1)
  })
})
