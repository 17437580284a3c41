import { Dexie } from 'dexie'
import { type Databases, tableOf } from './databases'
import type { DatabaseReader } from './reader'

/** Reads from the two Dexie databases; inside `liveQuery` every read is observed by its key range. */
export const createDexieReader = (databases: Databases): DatabaseReader => ({
  get: (table, key) => tableOf(databases, table).get(key),
  getMany: (table, keys) => tableOf(databases, table).bulkGet([...keys]),
  startingWith: (table, prefix) =>
    tableOf(databases, table)
      .where(':id')
      .between([...prefix, Dexie.minKey], [...prefix, Dexie.maxKey])
      .toArray(),
})
