import type { Key, TableName, Tables } from './schema'

/**
 * How screens and commands read, whatever the rows are kept in: Dexie, or memory where no database opens. A query is a
 * function of a reader, so it is written once and runs on both sources.
 */
export interface DatabaseReader {
  /** The row under this key. */
  get<Name extends TableName>(table: Name, key: Key): Promise<Tables[Name] | undefined>
  /** Rows in the order of the keys, with `undefined` where there is none. */
  getMany<Name extends TableName>(table: Name, keys: readonly Key[]): Promise<(Tables[Name] | undefined)[]>
  /** Every row whose compound key begins with these values, in key order. */
  startingWith<Name extends TableName>(table: Name, prefix: readonly string[]): Promise<Tables[Name][]>
}

export type Query<T> = (read: DatabaseReader) => Promise<T>
