import { createDatabases, type Databases } from '#domain/tables/databases'
import { createDexieStore } from '#worker/store/dexie-store'
import { MemoryDatabase, type TableChange } from '#domain/tables/memory-tables'
import { createMemoryStore } from '#worker/store/memory-store'
import type { Store } from '#worker/store/store'

/** New, empty databases and the store on them. */
export const openStore = async (): Promise<{ readonly store: Store; readonly databases: Databases }> => {
  const databases = createDatabases()
  await Promise.all([
    databases.cache.delete({ disableAutoOpen: false }),
    databases.user.delete({ disableAutoOpen: false }),
  ])
  await Promise.all([databases.cache.open(), databases.user.open()])
  return { store: createDexieStore(databases), databases }
}

/** A new store in memory. */
export const createEmptyStore = (): Store => createMemoryStore(new MemoryDatabase(), () => undefined)

/** A store in memory with these rows. */
export const openMemory = async (changes: readonly TableChange[] = []): Promise<Store> => {
  const memory = createEmptyStore()
  await memory.write(changes)
  return memory
}

/** A store on new databases with these rows. */
export const openDatabase = async (changes: readonly TableChange[] = []): Promise<Store> => {
  const { store } = await openStore()
  await store.write(changes)
  return store
}

export const closeStore = ({ cache, user }: Databases): void => {
  cache.close()
  user.close()
}

/** Leaves empty databases for the next open request. */
export const wipe = async (): Promise<void> => {
  const { databases } = await openStore()
  closeStore(databases)
}

/** A write of one row: the lines of merchant m. */
export const DOMAINS: TableChange = {
  table: 'domains',
  puts: [{ merchant: 'm', origins: ['https://a.example'] }],
  deletes: [],
}
