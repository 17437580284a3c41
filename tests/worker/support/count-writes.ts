import type { Databases } from '#domain/tables/databases'

/** Counts the writes to every cache table while `work` runs. */
export const countWrites = async (
  { cache }: Databases,
  work: () => Promise<unknown>,
): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  const note = (table: string) => (): undefined => {
    counts[table] = (counts[table] ?? 0) + 1
  }
  const hooks = cache.tables.map((table) => {
    const listener = note(table.name)
    table.hook('creating', listener)
    table.hook('updating', listener)
    table.hook('deleting', listener)
    return () => {
      table.hook('creating').unsubscribe(listener)
      table.hook('updating').unsubscribe(listener)
      table.hook('deleting').unsubscribe(listener)
    }
  })
  await work()
  for (const unhook of hooks) unhook()
  return counts
}
