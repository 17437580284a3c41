import { describe, expect, test } from 'vitest'
import type { StorageMode } from '#domain/port'
import type { FavouriteRow } from '#domain/tables/rows'
import type { TableChange } from '#domain/tables/memory-tables'
import { createResilientStore } from '#worker/store/resilient-store'
import { moveRows } from '#worker/sync/move-rows'
import { createDelayedStore } from '../support/delayed-store'
import { closeStore, openStore, wipe } from '../support/open-store'

const heart = (gameId: string): FavouriteRow => ({ merchant: 'm', member: '7', gameId, at: 1 })
const hearts = (...ids: string[]): TableChange => ({
  table: 'favourites',
  puts: ids.map(heart),
  deletes: [],
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
  const query = () => Promise.resolve({ held: isLedElsewhere ? [{ name: 'mc-sync' }] : [] })
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
    const modes: StorageMode[] = []
    const store = createResilientStore({
      onRows: () => undefined,
      onMode: (mode) => modes.push(mode),
      onDatabaseReset: () => undefined,
      move: (memory, database) => moveRows(memory, database, undefined),
    })
    await store.serveMemory(true)
    for (const change of domains('https://new.example', 5)) await store.write([change])
    await store.serveMemory(false)
    expect(modes).toEqual(['database', 'memory', 'database'])
    expect(await store.get('domains', 'm')).toMatchObject({ origins: ['https://new.example'] })
  })
})
