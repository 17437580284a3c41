import { describe, expect, test, vi } from 'vitest'
import { createDatabases } from '#domain/tables/databases'
import { MemoryDatabase, type TableChange } from '#domain/tables/memory-tables'
import type { FavouriteRow } from '#domain/tables/rows'
import { isCacheTable } from '#domain/tables/schema'
import { createQuotaExceededStore } from '#worker/store/quota-exceeded-store'
import { createMemoryStore } from '#worker/store/memory-store'
import { createResilientStore } from '#worker/store/resilient-store'
import type { Store } from '#worker/store/store'
import { moveRows } from '#worker/sync/move-rows'
import { createDelayedStore } from '../support/delayed-store'
import { closeStore, DOMAINS, openStore, wipe } from '../support/open-store'

const heart = (gameId: string): FavouriteRow => ({ merchant: 'm', member: '7', gameId, at: 1 })
const HEART: TableChange = { table: 'favourites', puts: [heart('1')], deletes: [] }

const openMemory = async (changes: readonly TableChange[]): Promise<Store> => {
  const memory = createMemoryStore(new MemoryDatabase(), () => undefined)
  await memory.write(changes)
  return memory
}

describe('R-05 R-07 user data', () => {
  test.each(['quota', 'closed'] as const)(
    'R-05 R-07 stay in memory if the database that opened late is %s',
    async (detail) => {
      const { store: database } = await openStore()
      const full: Store = {
        ...database,
        write: (changes) =>
          changes.some(({ table }) => !isCacheTable(table))
            ? Promise.resolve({ ok: false, error: { kind: 'storage', detail } })
            : database.write(changes),
      }
      expect(await moveRows(await openMemory([HEART, DOMAINS]), full, undefined)).toBe(false)
    },
  )

  test('R-05 stay in memory if the database that opened late cannot be read', async () => {
    const { store: database, databases } = await openStore()
    closeStore(databases)
    expect(await moveRows(await openMemory([HEART]), database, undefined)).toBe(false)
  })

  test('R-05 are moved in a browser that refuses Web Locks too', async () => {
    const { store: database } = await openStore()
    const query = () => Promise.reject(new DOMException('storage is blocked', 'SecurityError'))
    expect(await moveRows(await openMemory([HEART]), database, { query })).toBe(true)
    expect((await database.all('favourites')).map(({ gameId }) => gameId)).toEqual(['1'])
  })

  test('R-05 R-01 are moved all or not at all', async () => {
    const { store: database } = await openStore()
    await database.write([{ table: 'favourites', puts: [heart('gone')], deletes: [] }])
    // A function cannot be cloned into the database.
    const bad = Object.assign({ id: 'key', key: {} } as const, { broken: () => undefined })
    const memory = await openMemory([HEART, { table: 'vault', puts: [bad], deletes: [] }])
    await memory.clear('favourites', ['m', '8'])
    await memory.write([{ table: 'favourites', puts: [], deletes: [['m', '7', 'gone']] }])
    expect(await moveRows(memory, database, undefined)).toBe(false)
    expect((await database.all('favourites')).map(({ gameId }) => gameId)).toEqual(['gone'])
  })

  test('R-05 R-15 of a member deleted meanwhile are not restored', async () => {
    const { store: database } = await openStore()
    await database.write([HEART])
    const memory = await openMemory([])
    await memory.clear('favourites', ['m', '7'])
    await memory.write([{ table: 'favourites', puts: [heart('2')], deletes: [] }])
    expect(await moveRows(memory, database, undefined)).toBe(true)
    expect((await database.all('favourites')).map(({ gameId }) => gameId)).toEqual(['2'])
  })

  test('R-05 R-15 LOG-07 that another tab has deleted from the disk are not restored', async () => {
    const { store: database } = await openStore()
    const login = { id: 'login', iv: new Uint8Array(1), sealed: new ArrayBuffer(1) } as const
    await database.write([{ table: 'vault', puts: [login], deletes: [] }])
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
    const onDatabaseReset = vi.fn()
    const store = createResilientStore({
      onRows: () => undefined,
      onMode: () => undefined,
      onDatabaseReset,
      move: lose,
    })
    await store.serveMemory(true)
    onDatabaseReset.mockClear()
    await store.serveMemory(false)
    await vi.waitFor(() => {
      expect(onDatabaseReset).toHaveBeenCalledTimes(1)
    })
    expect(store.mode).toBe('database')
    expect((await store.write([HEART])).ok).toBe(true)
  })
})
