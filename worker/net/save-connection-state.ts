import type { ConnectionRow } from '#domain/tables/rows'
import type { Store } from '../store/store'
import type { FreshnessTracker } from '../sync/freshness'

/** Writes whether requests are answered, for the screens; offline, how old what they show is begins to matter. */
export const saveConnectionState = async (
  store: Store,
  freshness: FreshnessTracker,
  row: ConnectionRow,
): Promise<void> => {
  if (row.state !== 'online') await freshness.save()
  const stored = await store.get('connection', 'gateway')
  if (stored?.state !== row.state) await store.write([{ table: 'connection', puts: [row], deletes: [] }])
}
