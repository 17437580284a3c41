import { ok } from '#domain/result'
import type { MemoryDatabase, TableChange } from '#domain/tables/memory-tables'
import { primaryKeyOf } from '#domain/tables/schema'
import type { Removal, Store } from './store'

/** The store for memory mode: the worker holds the rows, and sends the page each change for its own copy. */
export const createMemoryStore = (
  tables: MemoryDatabase,
  onChanges: (changes: readonly TableChange[]) => void,
  removals: Removal[] = [],
): Store => ({
  mode: 'memory',
  supportsVault: false,
  removals,
  get: (table, key) => tables.get(table, key),
  getMany: (table, keys) => tables.getMany(table, keys),
  startingWith: (table, prefix) => tables.startingWith(table, prefix),
  write: (changes) => {
    for (const change of changes) tables.apply(change)
    for (const { table, deletes } of changes) if (deletes.length > 0) removals.push({ table, deletes })
    // Only the worker may see the vault.
    const shown = changes.filter(({ table }) => table !== 'vault')
    if (shown.length > 0) onChanges(shown)
    return Promise.resolve(ok(null))
  },
  all: (table) => Promise.resolve(tables.all(table)),
  clear: async (table, prefix) => {
    const deletes = (await tables.startingWith(table, prefix)).map((row) => primaryKeyOf(table, row))
    const change: TableChange = { table, puts: [], deletes }
    tables.apply(change)
    removals.push({ table, deletes, prefix })
    if (deletes.length > 0) onChanges([change])
    return ok(null)
  },
  // No other tab can write to this worker's memory: any epoch will do.
  claimEpoch: () => Promise.resolve(ok(1)),
})
