import type { AppError } from '#domain/errors'
import type { StorageMode } from '#domain/port'
import type { Result } from '#domain/result'
import type { TableChange } from '#domain/tables/memory-tables'
import type { DatabaseReader } from '#domain/tables/reader'
import type { TableName, Tables } from '#domain/tables/schema'

/** Rows removed in memory: a database that opens later may still hold them. */
export type Removal = Pick<TableChange, 'table' | 'deletes'> & { readonly prefix?: readonly string[] }

/** Row storage of the worker: Dexie, or memory if no database opens. Nothing here throws except a failed read. */
export interface Store extends DatabaseReader {
  readonly mode: StorageMode
  /** True if the vault outlives the visit. */
  readonly supportsVault: boolean
  /** Rows removed since the start, if rows are only in memory. */
  readonly removals?: readonly Removal[]
  /**
   * Applies all the changes in one transaction, or none. All of them belong to one database.
   * @param epoch the leader's fencing token: a leader that was replaced while it was frozen writes nothing
   */
  write(changes: readonly TableChange[], epoch?: number): Promise<Result<null, WriteError>>
  /** Returns all rows of a small table. */
  all<Name extends TableName>(table: Name): Promise<Tables[Name][]>
  /** Deletes all rows whose compound key begins with these values. */
  clear(table: TableName, prefix: readonly string[], epoch?: number): Promise<Result<unknown, WriteError>>
  /** Takes the next epoch as the newest leader and returns it. */
  claimEpoch(): Promise<Result<number, WriteError>>
}

export type WriteError = Extract<AppError, { kind: 'storage' }> | { readonly kind: 'fenced' }
