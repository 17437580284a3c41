import { describe, expect, test, vi } from 'vitest'
import { createDatabases } from '#domain/tables/databases'
import type { TableChange } from '#domain/tables/memory-tables'
import type { FavouriteRow } from '#domain/tables/rows'
import { isCacheTable } from '#domain/tables/schema'
import { SYNC_GROUP } from '#domain/tables/rows'
import { createQuotaExceededStore } from '#worker/store/quota-exceeded-store'
import type { Store } from '#worker/store/store'
import { moveRows } from '#worker/sync/move-rows'
import { createDelayedStore, createRecordedStore } from '../support/delayed-store'
import { closeStore, DOMAINS, openDatabase, openMemory, openStore, wipe } from '../support/open-store'

const heart = (gameId: string): FavouriteRow => ({ merchant: 'm', member: '7', gameId, at: 1 })
const hearts = (...ids: string[]): TableChange => ({ table: 'favourites', puts: ids.map(heart), deletes: [] })
const HEART = hearts('1')

describe('R-05 R-07 user data', () => {
  test('R-05 R-07 stay in memory if the late database is full', async () => {
    const database = await openDatabase()
    const full: Store = {
      ...database,
      write: (changes) =>
        changes.some(({ table }) => !isCacheTable(table))
          ? Promise.resolve({ ok: false, error: { kind: 'storage', detail: 'quota' } })
          : database.write(changes),
    }
    expect(await moveRows(await openMemory([HEART, DOMAINS]), full, undefined)).toBe(false)
  })

  test('R-05 stay in memory if the database that opened late cannot be read', async () => {
    const { store: database, databases } = await openStore()
    closeStore(databases)
    expect(await moveRows(await openMemory([HEART]), database, undefined)).toBe(false)
  })

  test('R-05 are moved in a browser that refuses Web Locks too', async () => {
    const database = await openDatabase()
    const query = () => Promise.reject(new DOMException('storage is blocked', 'SecurityError'))
    expect(await moveRows(await openMemory([HEART]), database, { query })).toBe(true)
    expect((await database.all('favourites')).map(({ gameId }) => gameId)).toEqual(['1'])
  })

  test('R-05 R-01 are moved all or not at all', async () => {
    const database = await openDatabase([hearts('gone')])
    // A function cannot be cloned into the database.
    const bad = Object.assign({ id: 'key', key: {} } as const, { broken: () => undefined })
    const memory = await openMemory([HEART, { table: 'vault', puts: [bad], deletes: [] }])
    await memory.clear('favourites', ['m', '8'])
    await memory.write([{ table: 'favourites', puts: [], deletes: [['m', '7', 'gone']] }])
    expect(await moveRows(memory, database, undefined)).toBe(false)
    expect((await database.all('favourites')).map(({ gameId }) => gameId)).toEqual(['gone'])
  })

  test('R-05 R-15 of a member deleted meanwhile are not restored', async () => {
    const database = await openDatabase([HEART])
    const memory = await openMemory()
    await memory.clear('favourites', ['m', '7'])
    await memory.write([hearts('2')])
    expect(await moveRows(memory, database, undefined)).toBe(true)
    expect((await database.all('favourites')).map(({ gameId }) => gameId)).toEqual(['2'])
  })

  test('R-05 R-15 LOG-07 that another tab has deleted from the disk are not restored', async () => {
    const login = { id: 'login', iv: new Uint8Array(1), sealed: new ArrayBuffer(1) } as const
    const database = await openDatabase([{ table: 'vault', puts: [login], deletes: [] }])
    const memory = await createQuotaExceededStore(database, () => undefined)
    let isThere = true
    const all: Store['all'] = async (table) => {
      const rows = await memory.all(table)
      if (isThere && (table === 'vault' || table === 'syncState')) {
        isThere = false
        await database.write([{ table: 'vault', puts: [], deletes: ['login'] }])
      }
      return rows
    }
    expect(await moveRows({ ...memory, all }, database, undefined)).toBe(true)
    expect(await database.all('vault')).toEqual([])
  })
})

/** The lines of merchant m, as synced at a time. */
const domains = (origin: string, syncedAt: number): TableChange[] => [
  { table: 'domains', puts: [{ merchant: 'm', origins: [origin] }], deletes: [] },
  { table: 'syncState', puts: [{ key: 'domains|m||', contentHash: origin, syncedAt }], deletes: [] },
]

/** A store whose database opens when the test resolves it. `before` is the content of the database. */
const openDelayed = async (before: readonly TableChange[], isLedElsewhere = false) => {
  const { store: there, databases } = await openStore()
  for (const change of before) await there.write([change])
  closeStore(databases)
  const query = () => Promise.resolve({ held: isLedElsewhere ? [{ name: SYNC_GROUP }] : [] })
  return createDelayedStore((memory, database) => moveRows(memory, database, { query }))
}

describe('a database that opens after the timeout', () => {
  test('R-05 takes over from memory, including rows written and removed meanwhile', async () => {
    const { store, modes, arrive } = await openDelayed([hearts('old', 'gone')])
    await store.write([hearts('new')])
    await store.write([{ table: 'favourites', puts: [], deletes: [['m', '7', 'gone']] }])
    await store.write([{ table: 'vault', puts: [], deletes: ['login', 'key'] }])
    expect(store.mode).toBe('memory')
    const database = await arrive()
    expect(modes).toEqual(['memory', 'database'])
    expect((await database.all('favourites')).map(({ gameId }) => gameId).sort()).toEqual(['new', 'old'])
    await store.write([hearts('later')])
    expect(await database.get('favourites', ['m', '7', 'later'])).toBeDefined()
  })

  test.each([
    ['older than those in memory are replaced', 1, false, 'https://new.example'],
    ['newer than those in memory stay', 9, false, 'https://old.example'],
    ['that another tab syncs stay', 1, true, 'https://old.example'],
  ])('R-05 R-04 copies %s', async (_name, syncedAt, isLedElsewhere, origin) => {
    const { store, arrive } = await openDelayed(domains('https://old.example', syncedAt), isLedElsewhere)
    for (const change of domains('https://new.example', 5)) await store.write([change])
    const database = await arrive()
    expect(await database.get('domains', 'm')).toMatchObject({ origins: [origin] })
    expect(await database.get('syncState', 'domains|m||')).toMatchObject({ contentHash: origin })
  })

  test('R-05 cached rows that memory has not synced stay', async () => {
    const { store, arrive } = await openDelayed(domains('https://old.example', 1))
    await store.write([{ table: 'syncState', puts: [{ key: 'domains|m||', failedAt: 3 }], deletes: [] }])
    const database = await arrive()
    expect(await database.get('domains', 'm')).toMatchObject({ origins: ['https://old.example'] })
    expect(await database.get('syncState', 'domains|m||')).toMatchObject({ syncedAt: 1 })
  })

  test('R-05 affects only the page: the worker serves it from memory until then', async () => {
    await wipe()
    const move = (memory: Store, database: Store) => moveRows(memory, database, undefined)
    const { store, modes } = createRecordedStore({ move })
    await store.serveMemory(true)
    for (const change of domains('https://new.example', 5)) await store.write([change])
    await store.serveMemory(false)
    expect(modes).toEqual(['database', 'memory', 'database'])
    expect(await store.get('domains', 'm')).toMatchObject({ origins: ['https://new.example'] })
  })
})

describe('a database that is lost while rows are moved to it', () => {
  const lose = async (): Promise<boolean> => {
    await createDatabases().user.delete()
    return true
  }

  test('R-05 is not used: the rows in memory stay there', async () => {
    await wipe()
    const { store, modes, open } = await createDelayedStore(lose)
    await store.write([HEART])
    await open()
    expect(await store.get('favourites', ['m', '7', '1'])).toBeDefined()
    expect(modes).toEqual(['memory'])
    expect(store.mode).toBe('memory')
  })

  test('R-05 is opened again if memory mode was used on top of it', async () => {
    await wipe()
    const { store, onDatabaseReset } = createRecordedStore({ move: lose })
    await store.serveMemory(true)
    onDatabaseReset.mockClear()
    await store.serveMemory(false)
    await vi.waitFor(() => expect(onDatabaseReset).toHaveBeenCalledTimes(1))
    expect(store.mode).toBe('database')
    expect((await store.write([HEART])).ok).toBe(true)
  })
})
