import type { Databases } from '#domain/tables/databases'

/** Counts the writes to every cache table while `work` runs. */
export const countWrites = async (
  { cache }: Databases,
  work: () => Promise<unknown>,
): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  const hooks = cache.tables.map((table) => {
    const count = (): undefined => {
      counts[table.name] = (counts[table.name] ?? 0) + 1
    }
    const events = [table.hook('creating'), table.hook('updating'), table.hook('deleting')]
    for (const event of events) event.subscribe(count)
    return () => events.forEach((event) => event.unsubscribe(count))
  })
  await work()
  for (const unhook of hooks) unhook()
  return counts
}
