import { type Collection, Dexie, type Table } from 'dexie'
import { type Databases, tableOf } from './databases'
import type { DatabaseReader } from './reader'
import type { Key } from './schema'

/** Reads from the two Dexie databases; inside `liveQuery` every read is observed by its key range. */
export const createDexieReader = (databases: Databases): DatabaseReader => ({
  get: (table, key) => tableOf(databases, table).get(key),
  getMany: (table, keys) => tableOf(databases, table).bulkGet([...keys]),
  startingWith: (table, prefix) => rowsUnder(tableOf(databases, table), prefix).toArray(),
})

/** The rows whose compound key begins with these values. */
export const rowsUnder = <Row>(table: Table<Row, Key>, prefix: readonly string[]): Collection<Row, Key> =>
  table.where(':id').between([...prefix, Dexie.minKey], [...prefix, Dexie.maxKey])
