import { Dexie, type Table } from 'dexie'
import {
  COPIES_DATABASE,
  COPIES_KEYS,
  type CopiesTableName,
  type CopiesTables,
  dexieSchema,
  isCopiesTable,
  type Key,
  OWN_DATABASE,
  OWN_KEYS,
  type OwnTableName,
  type OwnTables,
  type TableName,
  type Tables,
} from './schema'

export type CopiesDatabase = Dexie & { [Name in CopiesTableName]: Table<CopiesTables[Name], Key> }
export type OwnDatabase = Dexie & { [Name in OwnTableName]: Table<OwnTables[Name], Key> }

export interface Databases {
  readonly copies: CopiesDatabase
  readonly own: OwnDatabase
}

const stores = (keys: Record<string, readonly string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(keys).map(([name, fields]) => [name, dexieSchema(fields)]))

/**
 * The two databases, not yet open. Versions are additive: a new version is a new `version(n)` below the last, and its
 * upgrade is tested on databases written by every earlier one.
 */
export const createDatabases = (): Databases => {
  const copies = new Dexie(COPIES_DATABASE)
  copies.version(1).stores(stores(COPIES_KEYS))
  const own = new Dexie(OWN_DATABASE)
  own.version(1).stores(stores(OWN_KEYS))
  return { copies: copies as CopiesDatabase, own: own as OwnDatabase }
}

/** The Dexie table of that name, typed by its rows. */
export const tableOf = <Name extends TableName>(databases: Databases, name: Name): Table<Tables[Name], Key> =>
  (isCopiesTable(name) ? databases.copies : databases.own).table<Tables[Name], Key>(name)
