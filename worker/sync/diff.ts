import { digestRow } from '#domain/text/row-digest'
import type { RowDigestsRow } from '#domain/tables/rows'
import { type Key, primaryKeyOf, type TableName, type Tables } from '#domain/tables/schema'

/** Digests of the stored rows of one scope by row id (the last field of the key). */
export type Digests = ReadonlyMap<string, number>

export interface Diff<Name extends TableName> {
  readonly puts: readonly Tables[Name][]
  readonly deletes: readonly Key[]
  /** Digests of all new rows. */
  readonly digests: Digests
}

const idOf = <Name extends TableName>(table: Name, row: Tables[Name]): string => {
  const key = primaryKeyOf(table, row)
  return typeof key === 'string' ? key : (key.at(-1) ?? '')
}

export const digestRows = <Name extends TableName>(
  table: Name,
  rows: readonly Tables[Name][],
): Map<string, number> => new Map(rows.map((row) => [idOf(table, row), digestRow(row)]))

/**
 * Returns what must be written so that the table holds exactly `rows` in this scope (OFF-03).
 * @param prefix the fields of the key before the id, empty for a plain key
 */
export const diffRows = <Name extends TableName>(
  table: Name,
  prefix: readonly string[],
  rows: readonly Tables[Name][],
  known: Digests,
): Diff<Name> => {
  const digests = digestRows(table, rows)
  const puts = rows.filter((row) => {
    const id = idOf(table, row)
    return known.get(id) !== digests.get(id)
  })
  const gone = [...known.keys()].filter((id) => !digests.has(id))
  return { puts, deletes: gone.map((id) => (prefix.length === 0 ? id : [...prefix, id])), digests }
}

export const packDigests = (key: string, digests: Digests): RowDigestsRow => ({
  key,
  packedIds: [...digests.keys()].join('\n'),
  digests: Float64Array.from(digests.values()),
})

export const unpackDigests = (row: RowDigestsRow): Digests => {
  const ids = row.packedIds === '' ? [] : row.packedIds.split('\n')
  return new Map(ids.map((id, index) => [id, row.digests[index] ?? Number.NaN]))
}
