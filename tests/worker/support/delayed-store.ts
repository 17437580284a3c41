import { expect, vi } from 'vitest'
import type { StorageMode } from '#domain/port'
import { createDatabases, type Databases } from '#domain/tables/databases'
import { createDexieStore } from '#worker/store/dexie-store'
import { createResilientStore } from '#worker/store/resilient-store'
import type { Store } from '#worker/store/store'

type Move = NonNullable<Parameters<typeof createResilientStore>[0]['move']>

/** A store in memory whose database opens when the test resolves it. */
export const createDelayedStore = async (move: Move) => {
  const modes: StorageMode[] = []
  let onOpened: (delayed: Databases) => void = () => undefined
  const store = createResilientStore({
    open: (listener) => {
      onOpened = listener
      return Promise.resolve(null)
    },
    onRows: () => undefined,
    onMode: (mode) => modes.push(mode),
    onDatabaseReset: () => undefined,
    move,
  })
  await store.ready
  /** Opens the database. @returns its own store */
  const open = async (): Promise<Store> => {
    const delayed = createDatabases()
    await Promise.all([delayed.cache.open(), delayed.user.open()])
    onOpened(delayed)
    return createDexieStore(delayed)
  }
  /** Opens the database and waits until it is used. */
  const arrive = async (): Promise<Store> => {
    const database = await open()
    await vi.waitFor(() => expect(modes.at(-1)).toBe('database'))
    return database
  }
  return { store, modes, open, arrive }
}
