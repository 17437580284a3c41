import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDatabases, type Databases } from '#domain/tables/databases'
import { COPIES_DATABASE, OWN_DATABASE } from '#domain/tables/schema'
import { closeStore } from './support/open-store'

/** What each earlier version laid, written down as it was: never changed afterwards. */
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

const game = { merchant: 'harbour', language: 'EN', gameId: '1', name: 'Dragon' }
const recent = { merchant: 'harbour', member: 'guest', gameId: '1', at: 5 }

let databases: Databases
let old: Dexie[]

const writeVersion1 = async (): Promise<void> => {
  const copies = new Dexie(COPIES_DATABASE)
  copies.version(1).stores(VERSION_1.copies)
  const own = new Dexie(OWN_DATABASE)
  own.version(1).stores(VERSION_1.own)
  old = [copies, own]
  await copies.table('games').put(game)
  await own.table('recents').put(recent)
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

describe('R-06 databases of earlier versions', () => {
  test('R-06 version 1 keeps every row and gains the tables of members', async () => {
    await writeVersion1()
    for (const database of old) database.close()
    await open()
    expect(await databases.copies.table('games').toArray()).toEqual([game])
    expect(await databases.own.table('recents').toArray()).toEqual([recent])
    for (const table of ['members', 'rankProgress', 'matches']) {
      expect(await databases.copies.table(table).count()).toBe(0)
    }
    for (const table of ['favourites', 'vault']) expect(await databases.own.table(table).count()).toBe(0)
  })

  test('R-06 a tab of the old build gives way, and does not take the tables back', async () => {
    await writeVersion1()
    await open()
    await databases.copies.table('members').put({ merchant: 'harbour', member: '7' })
    expect(old.map((database) => database.isOpen())).toEqual([false, false])
    const again = new Dexie(COPIES_DATABASE)
    again.version(1).stores(VERSION_1.copies)
    old.push(again)
    await again.open()
    expect(await again.table('games').count()).toBe(1)
    again.close()
    expect(await databases.copies.table('members').count()).toBe(1)
  })
})
