import { ok } from '#domain/result'
import { MemoryDatabase, type TableChange } from '#domain/tables/memory-tables'
import { type CopiesTableName, isCacheTable, TABLE_NAMES, type TableName } from '#domain/tables/schema'
import { createMemoryStore } from './memory-store'
import type { Store } from './store'

/**
 * What is taken away of these goes from the disk too, however full it is: a member's copies, and what is known of
 * copies, so that rows which an eviction has taken are asked for anew.
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
 * The store of a device that has no room for what the gateway says: copies go on in memory, from what the
 * database holds of them, and the page is told each row. What is the player's own stays in the database, where other tabs
 * change it too.
 */
export const createQuotaExceededStore = async (
  database: Store,
  onRows: (changes: readonly TableChange[]) => void,
): Promise<Store> => {
  const memory = createMemoryStore(new MemoryDatabase(), onRows)
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
      return shown.length > 0 ? memory.write(shown) : ok(null)
    },
    clear: async (table, prefix) => {
      await memory.clear(table, prefix)
      return database.clear(table, prefix)
    },
    claimEpoch: () => memory.claimEpoch(),
  }
}
