import { ok } from '#domain/result'
import { MemoryDatabase, type TableChange } from '#domain/tables/memory-tables'
import { type CopiesTableName, isCacheTable, TABLE_NAMES, type TableName } from '#domain/tables/schema'
import { createMemoryStore } from './memory-store'
import type { Removal, Store } from './store'

/**
 * Deletions in these tables also go to the disk, even if the quota is exceeded: a member's cached data, and
 * the sync state, so that evicted rows are fetched again.
 */
export const TAKEN_FROM_DISK: ReadonlySet<TableName> = new Set<CopiesTableName>([
  'members',
  'rankProgress',
  'memberAnswers',
  'responseCache',
  'syncState',
  'rowDigests',
  'freshness',
])

/**
 * The store for an exceeded quota. Cached data moves to memory, starting from the database's rows, and the
 * page receives each row. User data stays in the database, where other tabs change it too.
 */
export const createQuotaExceededStore = async (
  database: Store,
  onRows: (changes: readonly TableChange[]) => void,
): Promise<Store> => {
  const removals: Removal[] = []
  const memory = createMemoryStore(new MemoryDatabase(), onRows, removals)
  for (const table of TABLE_NAMES) {
    if (table === 'vault') continue
    const rows = await database.all(table)
    if (rows.length > 0) await memory.write([{ table, puts: rows, deletes: [] }])
  }
  const of = (table: TableName): Store => (isCacheTable(table) ? memory : database)
  return {
    mode: 'memory',
    supportsVault: true,
    get: (table, key) => of(table).get(table, key),
    getMany: (table, keys) => of(table).getMany(table, keys),
    startingWith: (table, prefix) => of(table).startingWith(table, prefix),
    all: (table) => of(table).all(table),
    write: async (changes) => {
      const isOwn = changes.some(({ table }) => !isCacheTable(table))
      if (isOwn) {
        const result = await database.write(changes)
        if (!result.ok) return result
      } else if (changes.every(({ puts }) => puts.length === 0)) {
        if (changes.some(({ table }) => TAKEN_FROM_DISK.has(table))) await database.write(changes)
      }
      const shown = changes.filter(({ table }) => table !== 'vault')
      if (shown.length > 0) await memory.write(shown)
      removals.length = 0 // nobody reads them
      return ok(null)
    },
    clear: async (table, prefix) => {
      await memory.clear(table, prefix)
      return database.clear(table, prefix)
    },
    claimEpoch: () => memory.claimEpoch(),
  }
}
