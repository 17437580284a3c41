import { ok, type Result } from '#domain/result'
import { bucketOf } from '#domain/tables/game-buckets'
import type { TableChange } from '#domain/tables/memory-tables'
import type { SyncStateRow } from '#domain/tables/rows'
import type { TableName, Tables } from '#domain/tables/schema'
import type { Store, WriteError } from '../store/store'
import { diffRows, type Digests, digestRows, packDigests, unpackDigests } from './diff'
import { type IndexChange, indexChange } from './diff-game-index'
import type { Parsed, Resource, Scope } from './resource'

// On a slow phone a transaction of this many buckets of 20 games blocks readers for about 50 ms.
const BATCH_SIZE = 250

interface Application<Name extends TableName> {
  readonly store: Store
  readonly epoch: number | undefined
  readonly resource: Resource<Name>
  readonly scope: Scope
  readonly parsed: Parsed<Name>
  /** The syncState row after the write. */
  readonly state: SyncStateRow
  /** True if the last write of this resource was interrupted between batches. */
  readonly wasPartial: boolean
}

/**
 * Writes a validated response as a diff (OFF-03): in one transaction, or in batches for a long list. The first batch
 * holds what the first screen shows and the last one the syncState. An interrupted write is therefore resumed.
 * @returns the number of rows of the resource that were written or deleted
 */
export const applyDiff = async <Name extends TableName>(
  application: Application<Name>,
): Promise<Result<number, WriteError>> => {
  const { store, epoch, resource, scope, parsed, state, wasPartial } = application
  const known = await knownDigests(application)
  const diff = diffRows(resource.table, resource.prefix(scope), parsed.rows, known)
  const written = diff.puts.length + diff.deletes.length
  const index =
    written > 0 && parsed.games ? await indexChange(store, scope, parsed.games, diff.digests) : undefined
  const { batches, isSplit } = toBatches(diff.puts, firstScreenBuckets(index))
  for (const [position, puts] of batches.entries()) {
    const isLast = position === batches.length - 1
    const changes: TableChange[] = [{ table: resource.table, puts, deletes: isLast ? diff.deletes : [] }]
    if (isSplit && position === 0) {
      changes.push({ table: 'syncState', puts: [{ key: state.key, isPartial: true }], deletes: [] })
      if (index?.lobby) changes.push({ table: 'gameIndex', puts: [index.lobby], deletes: [] })
    }
    if (isLast) {
      if (index) changes.push(...index.changes)
      if (written > 0 || wasPartial) {
        changes.push({ table: 'rowDigests', puts: [packDigests(state.key, diff.digests)], deletes: [] })
      }
      changes.push({ table: 'syncState', puts: [state], deletes: [] })
    }
    const result = await store.write(changes, epoch)
    if (!result.ok) return result
  }
  return ok(written)
}

/** Returns digests of the table's rows: the packed ones, or computed from the rows if a batch was interrupted. */
const knownDigests = async <Name extends TableName>(application: Application<Name>): Promise<Digests> => {
  const { store, resource, scope, state, wasPartial } = application
  const packed = wasPartial ? undefined : await store.get('rowDigests', state.key)
  return packed ? unpackDigests(packed) : digestRows(resource.table, await resource.stored(store, scope))
}

/** Returns the buckets of the games that the first screen shows. */
const firstScreenBuckets = (index: IndexChange | undefined): ReadonlySet<string> => {
  const ids = index?.lobby ? [...index.lobby.popular, ...index.lobby.shelves.flatMap(({ head }) => head)] : []
  return new Set(ids.map(bucketOf))
}

interface Batches<Row> {
  readonly batches: readonly (readonly Row[])[]
  readonly isSplit: boolean
}

const toBatches = <Name extends TableName>(
  puts: readonly Tables[Name][],
  head: ReadonlySet<string>,
): Batches<Tables[Name]> => {
  if (puts.length <= BATCH_SIZE) return { batches: [puts], isSplit: false }
  const isInHead = (row: Tables[Name]): boolean => 'bucket' in row && head.has(row.bucket)
  const rest = puts.filter((row) => !isInHead(row))
  const batches = [puts.filter(isInHead)]
  for (let start = 0; start < rest.length; start += BATCH_SIZE)
    batches.push(rest.slice(start, start + BATCH_SIZE))
  return { batches, isSplit: true }
}
