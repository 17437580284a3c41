import type { AppError } from '#domain/errors'
import type { StorageMode } from '#domain/port'
import type { Result } from '#domain/result'
import type { TableChange } from '#domain/tables/memory-tables'
import type { DatabaseReader } from '#domain/tables/reader'
import type { TableName, Tables } from '#domain/tables/schema'

/** Rows removed in memory: a database that opens later may still hold them. */
export type Removal = Pick<TableChange, 'table' | 'deletes'> & { readonly prefix?: readonly string[] }

/** Where the worker keeps rows: Dexie, or memory where no database opens. Nothing here throws but a failed read. */
export interface Store extends DatabaseReader {
  readonly mode: StorageMode
  /** Whether the vault outlives the visit. */
  readonly supportsVault: boolean
  /** What was removed since the start, where rows are in memory alone. */
  readonly removals?: readonly Removal[]
  /**
   * Applies all the changes in one transaction, or none. All of them belong to one database.
   * @param epoch the leader's fence: a leader that was replaced while it slept writes nothing
   */
  write(changes: readonly TableChange[], epoch?: number): Promise<Result<null, WriteError>>
  /** Every row of a small table. */
  all<Name extends TableName>(table: Name): Promise<Tables[Name][]>
  /** Deletes every row whose compound key begins with these values. */
  clear(table: TableName, prefix: readonly string[], epoch?: number): Promise<Result<null, WriteError>>
  /** Becomes the newest leader and answers the epoch to write under. */
  claimEpoch(): Promise<Result<number, WriteError>>
}

export type WriteError = Extract<AppError, { kind: 'storage' }> | { readonly kind: 'fenced' }
