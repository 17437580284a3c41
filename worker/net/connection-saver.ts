import type { ConnectionRow } from '#domain/tables/rows'
import { visitStart } from '#domain/visit-start'
import type { Store } from '../store/store'
import type { FreshnessTracker } from '../sync/freshness'

/**
 * Saves for the screens whether the gateway responds. While it does not, they show how old their data is. One save
 * waits for the one before, so the last state stays. A save that fails is left out. A row of an earlier visit is replaced:
 * screens do not rely on it.
 */
export const createConnectionSaver = (
  store: Store,
  freshness: FreshnessTracker,
): ((row: ConnectionRow) => Promise<unknown>) => {
  let saved: Promise<unknown> = Promise.resolve()
  return (row) => {
    const save = async (): Promise<void> => {
      if (row.state !== 'online') await freshness.save()
      const stored = await store.get('connection', 'gateway')
      if (stored?.state !== row.state || stored.since < visitStart(performance))
        await store.write([{ table: 'connection', puts: [row], deletes: [] }])
    }
    return (saved = saved.then(save).catch(() => undefined))
  }
}
