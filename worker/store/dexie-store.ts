import { Dexie, type Table } from 'dexie'
import { err, ok, type Result } from '#domain/result'
import { type Databases, tableOf } from '#domain/tables/databases'
import { createDexieReader } from '#domain/tables/dexie-reader'
import type { TableChange } from '#domain/tables/memory-tables'
import { isCacheTable, type Key, type TableName, type Tables } from '#domain/tables/schema'
import { SYNC_GROUP } from '#domain/tables/rows'
import { storageError } from './storage-error'
import type { Store, WriteError } from './store'

// Dexie reports the exact changed keys to live queries only for fewer than 50 values per call; above that it re-runs
// every query of the table. A batch of a first import goes in one call: everything has changed anyway. Reporting a
// thousand keys by name cost the page more than reading its thirty games again.
const PRECISE_CHUNK = 49
const PRECISE_UP_TO = 500

/** The store on the two open Dexie databases. */
export const createDexieStore = (databases: Databases): Store => ({
  ...createDexieReader(databases),
  mode: 'database',
  supportsVault: true,
  write: (changes, epoch) =>
    transact(
      databases,
      changes.map(({ table }) => table),
      epoch,
      async () => {
        for (const change of changes) await applyChange(tableOf(databases, change.table), change)
      },
    ),
  all: (table) => tableOf(databases, table).toArray(),
  clear: (table, prefix, epoch) =>
    transact(databases, [table], epoch, () =>
      tableOf(databases, table)
        .where(':id')
        .between([...prefix, Dexie.minKey], [...prefix, Dexie.maxKey])
        .delete(),
    ),
  claimEpoch: () => claimEpoch(databases),
})

class FencedError extends Error {
  override readonly name = 'FencedError'
}

/** Runs the work in one transaction over these tables, under the epoch if one is given. */
const transact = async (
  databases: Databases,
  names: readonly TableName[],
  epoch: number | undefined,
  work: () => PromiseLike<unknown>,
): Promise<Result<null, WriteError>> => {
  const first = names[0]
  if (!first) return ok(null)
  const { cache, user } = databases
  const inCopies = isCacheTable(first)
  if (names.some((name) => isCacheTable(name) !== inCopies)) {
    throw new TypeError('one write belongs to one database')
  }
  const tables: Table[] = [...new Set(names)].map((name) => tableOf(databases, name))
  const isFenced = inCopies && epoch !== undefined
  try {
    const database: Dexie = inCopies ? cache : user
    await database.transaction('rw', isFenced ? [...tables, cache.leader] : tables, async () => {
      if (isFenced && (await cache.leader.get(SYNC_GROUP))?.epoch !== epoch) throw new FencedError()
      await work()
    })
    return ok(null)
  } catch (cause) {
    return err(isFencedCause(cause) ? { kind: 'fenced' } : storageError(cause))
  }
}

const isFencedCause = (cause: unknown): boolean =>
  cause instanceof FencedError ||
  (typeof cause === 'object' && cause !== null && 'inner' in cause && cause.inner instanceof FencedError)

const applyChange = async <Name extends TableName>(
  table: Table<Tables[Name], Key>,
  { puts, deletes }: TableChange<Name>,
): Promise<void> => {
  if (deletes.length > 0) await table.bulkDelete([...deletes])
  const size = puts.length > PRECISE_UP_TO ? puts.length : PRECISE_CHUNK
  for (let start = 0; start < puts.length; start += size) await table.bulkPut(puts.slice(start, start + size))
}

const claimEpoch = async ({ cache }: Databases): Promise<Result<number, WriteError>> => {
  try {
    const epoch = await cache.transaction('rw', cache.leader, async () => {
      const next = ((await cache.leader.get(SYNC_GROUP))?.epoch ?? 0) + 1
      await cache.leader.put({ id: SYNC_GROUP, epoch: next })
      return next
    })
    return ok(epoch)
  } catch (cause) {
    return err(storageError(cause))
  }
}
