import type { Table } from 'dexie'
import { err, ok, type Result } from '#domain/result'
import { type Databases, tableOf } from '#domain/tables/databases'
import { rowsUnder } from '#domain/tables/dexie-reader'
import type { TableChange } from '#domain/tables/memory-tables'
import type { Key, TableName, Tables } from '#domain/tables/schema'
import { SYNC_GROUP } from '#domain/tables/rows'
import { inTurn } from './in-turn'
import { storageFailure } from './storage-error'
import type { Store, WriteError } from './store'

// Dexie reports the exact changed keys to live queries only for fewer than 50 values per call; above that it re-runs
// every query of the table. A batch of a first import goes in one call: everything has changed anyway. Reporting a
// thousand keys by name cost the page more than reading its thirty games again.
const PRECISE_CHUNK = 49
const PRECISE_UP_TO = 500

/** The store on the two open Dexie databases. */
export const createDexieStore = (databases: Databases): Store => {
  const { cache } = databases

  /** A read in a transaction that it waits for: without one, Dexie answers before the transaction has ended. */
  const read = <Name extends TableName, T>(
    name: Name,
    work: (table: Table<Tables[Name], Key>) => PromiseLike<T>,
  ): Promise<T> => {
    const table = tableOf(databases, name)
    return inTurn(() => table.db.transaction('r', table, () => work(table)))
  }

  /** Runs the work in one transaction over these tables of one database, under the epoch if one is given. */
  const write = async <T>(
    names: readonly TableName[],
    work: () => PromiseLike<T>,
    epoch?: number,
  ): Promise<Result<T, WriteError>> => {
    const tables: Table[] = [...new Set(names)].map((name) => tableOf(databases, name))
    const db = tables[0]?.db
    if (!db) return ok(await work())
    const isFenced = db === cache && epoch !== undefined
    try {
      return await inTurn(() =>
        db.transaction('rw', isFenced ? [...tables, cache.leader] : tables, async () =>
          isFenced && (await readEpoch(databases)) !== epoch ? err({ kind: 'fenced' }) : ok(await work()),
        ),
      )
    } catch (cause) {
      return storageFailure(cause)
    }
  }

  return {
    mode: 'database',
    supportsVault: true,
    get: (name, key) => read(name, (table) => table.get(key)),
    all: (name) => read(name, (table) => table.toArray()),
    getMany: (name, keys) => read(name, (table) => table.bulkGet([...keys])),
    startingWith: (name, prefix) => read(name, (table) => rowsUnder(table, prefix).toArray()),
    write: (changes, epoch) =>
      write(
        changes.map(({ table }) => table),
        async () => {
          for (const change of changes) await applyChange(tableOf(databases, change.table), change)
          return null
        },
        epoch,
      ),
    clear: (name, prefix, epoch) =>
      write([name], () => rowsUnder(tableOf(databases, name), prefix).delete(), epoch),
    claimEpoch: () =>
      write(['leader'], async () => {
        const epoch = ((await readEpoch(databases)) ?? 0) + 1
        await cache.leader.put({ id: SYNC_GROUP, epoch })
        return epoch
      }),
  }
}

const readEpoch = async ({ cache }: Databases): Promise<number | undefined> =>
  (await cache.leader.get(SYNC_GROUP))?.epoch

const applyChange = async <Name extends TableName>(
  table: Table<Tables[Name], Key>,
  { puts, deletes }: TableChange<Name>,
): Promise<void> => {
  if (deletes.length > 0) await table.bulkDelete([...deletes])
  const size = puts.length > PRECISE_UP_TO ? puts.length : PRECISE_CHUNK
  for (let start = 0; start < puts.length; start += size) await table.bulkPut(puts.slice(start, start + size))
}
