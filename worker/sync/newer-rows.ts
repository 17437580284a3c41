import { versionId } from '#domain/updates/version'
import type { CounterRow } from '#domain/tables/rows'
import { primaryKeyOf, type TableName, type Tables } from '#domain/tables/schema'
import { CHOICES_KEY } from '../session/restore-choices'
import type { Store } from '../store/store'

/** Returns the rows in memory that the database lacks or has with an earlier time. Counters are merged. */
export const newerRows = async (
  memory: Store,
  database: Store,
  table: TableName,
): Promise<Tables[TableName][]> => {
  const rows = await memory.all(table)
  const stored = await database.getMany(
    table,
    rows.map((row) => primaryKeyOf(table, row)),
  )
  return rows.flatMap((row, index): Tables[TableName][] => {
    const there = stored[index]
    if (!there) return [row]
    if (isCounter(row) && isCounter(there)) return [mergeCounters(there, row)]
    return timeOf(there) > timeOf(row) ? [] : [row]
  })
}

const isCounter = (row: object): row is CounterRow => 'count' in row && 'mark' in row && 'until' in row

/** Returns the row's time, epoch ms, from the field that its table uses; 0 if it has none. */
const timeOf = (row: object): number =>
  Number(Reflect.get(row, 'at') ?? Reflect.get(row, 'since') ?? Reflect.get(row, 'checkedAt') ?? 0)

/**
 * Merges a stored counter with the one in memory. For the same content the larger count and the later time win. Other
 * content is what this visit has seen, so it replaces the stored one.
 */
const mergeCounters = (stored: CounterRow, row: CounterRow): CounterRow => {
  const [merchant, id] = CHOICES_KEY
  if (row.merchant === merchant && row.id === id) {
    const [first, last] = row.until < stored.until ? [row, stored] : [stored, row]
    const choices = new Map([...new URLSearchParams(first.mark), ...new URLSearchParams(last.mark)])
    return { ...last, mark: new URLSearchParams([...choices]).toString() }
  }
  // A larger count of builds would trigger an update notice in this page (UPD-01).
  if (row.mark !== stored.mark || row.id.startsWith(versionId(''))) return row
  return { ...row, count: Math.max(stored.count, row.count), until: Math.max(stored.until, row.until) }
}
