import { ok } from '#domain/result'
import { MemoryTables, type TableChange } from '#domain/tables/memory-tables'
import { type CopiesTableName, isCopiesTable, TABLE_NAMES, type TableName } from '#domain/tables/schema'
import { createMemoryStore } from './memory-store'
import type { Store } from './store'

/** Copies of a member's: what is forgotten of them goes from the disk too, however full it is. */
const OF_MEMBER: ReadonlySet<TableName> = new Set<CopiesTableName>([
  'members',
  'rankProgress',
  'memberAnswers',
  'responseCache',
])

/**
 * The store of a device that has no room for what the gateway says: copies go on in memory, from what the
 * database holds of them, and the page is told each row. What is the player's own stays in the database.
 */
export const createFullDeviceStore = async (
  database: Store,
  onRows: (changes: readonly TableChange[]) => void,
): Promise<Store> => {
  const memory = createMemoryStore(new MemoryTables(), onRows)
  for (const table of TABLE_NAMES) {
    if (table === 'vault') continue
    const rows = await database.all(table).catch(() => [])
    if (rows.length > 0) await memory.write([{ table, puts: rows, deletes: [] }])
  }
  return {
    mode: 'memory',
    keepsVault: true,
    get: (table, key) => (table === 'vault' ? database : memory).get(table, key),
    getMany: (table, keys) => (table === 'vault' ? database : memory).getMany(table, keys),
    startingWith: (table, prefix) => (table === 'vault' ? database : memory).startingWith(table, prefix),
    all: (table) => (table === 'vault' ? database : memory).all(table),
    write: async (changes) => {
      const isOwn = changes.some(({ table }) => !isCopiesTable(table))
      if (isOwn) {
        const result = await database.write(changes)
        if (!result.ok) return result
      } else if (changes.every(({ puts }) => puts.length === 0)) {
        if (changes.some(({ table }) => OF_MEMBER.has(table))) await database.write(changes)
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
