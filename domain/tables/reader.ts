import type { Key, TableName, Tables } from './schema'

/**
 * Read access for screens and commands, to Dexie or to memory if no database opens. A query is a function of a
 * reader, so it is written once and runs on both.
 */
export interface DatabaseReader {
  /** Returns the row with this key. */
  get<Name extends TableName>(table: Name, key: Key): Promise<Tables[Name] | undefined>
  /** Returns rows in the order of the keys, with `undefined` for a missing one. */
  getMany<Name extends TableName>(table: Name, keys: readonly Key[]): Promise<(Tables[Name] | undefined)[]>
  /** Returns all rows whose compound key begins with these values, in key order. */
  startingWith<Name extends TableName>(table: Name, prefix: readonly string[]): Promise<Tables[Name][]>
}

export type Query<T> = (read: DatabaseReader) => Promise<T>
