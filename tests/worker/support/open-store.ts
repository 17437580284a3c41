import { createDatabases, type Databases } from '#domain/tables/databases'
import { createDexieStore } from '#worker/store/dexie-store'
import type { TableChange } from '#domain/tables/memory-tables'
import type { Store } from '#worker/store/store'

/** New, empty databases and the store on them. */
export const openStore = async (): Promise<{ readonly store: Store; readonly databases: Databases }> => {
  const databases = createDatabases()
  await Promise.all([
    databases.copies.delete({ disableAutoOpen: false }),
    databases.own.delete({ disableAutoOpen: false }),
  ])
  await Promise.all([databases.copies.open(), databases.own.open()])
  return { store: createDexieStore(databases), databases }
}

export const closeStore = ({ copies, own }: Databases): void => {
  copies.close()
  own.close()
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
