import { expect, vi } from 'vitest'
import type { StorageMode } from '#domain/port'
import { createDatabases, type Databases } from '#domain/tables/databases'
import type { TableChange } from '#domain/tables/memory-tables'
import { createDexieStore } from '#worker/store/dexie-store'
import { createResilientStore } from '#worker/store/resilient-store'
import type { Store } from '#worker/store/store'

type Options = Partial<Parameters<typeof createResilientStore>[0]>

/** A store that records the modes and rows of which it informs the page, and how often its database was reset. */
export const createRecordedStore = (options: Options = {}) => {
  const modes: StorageMode[] = []
  const rows: TableChange[] = []
  const onDatabaseReset = vi.fn()
  const store = createResilientStore({
    onRows: (changes) => rows.push(...changes),
    onMode: (mode) => modes.push(mode),
    onDatabaseReset,
    freeSpace: () => Promise.resolve(0),
    move: () => Promise.resolve(false),
    ...options,
  })
  return { store, modes, rows, onDatabaseReset }
}

/** A store in memory whose database opens when the test resolves it. */
export const createDelayedStore = async (move: Options['move']) => {
  let onOpened: (delayed: Databases) => void = () => undefined
  const open = (listener: typeof onOpened): Promise<null> => {
    onOpened = listener
    return Promise.resolve(null)
  }
  const { store, modes } = createRecordedStore({ open, ...(move ? { move } : {}) })
  await store.ready
  /** Opens the database. @returns its own store */
  const openDelayed = async (): Promise<Store> => {
    const delayed = createDatabases()
    await Promise.all([delayed.cache.open(), delayed.user.open()])
    onOpened(delayed)
    return createDexieStore(delayed)
  }
  /** Opens the database and waits until it is used. */
  const arrive = async (): Promise<Store> => {
    const database = await openDelayed()
    await vi.waitFor(() => expect(modes.at(-1)).toBe('database'))
    return database
  }
  return { store, modes, open: openDelayed, arrive }
}
