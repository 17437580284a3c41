import { MAX_REPORT_AGE_MS } from '#domain/metrics/report-limits'
import type { Store } from '../store/store'

/** Deletes reports that could not be sent for a week, also when the merchant does not want any more (MET-03). */
export const deleteOldReports = async (store: Store): Promise<void> => {
  const rows = await store.startingWith('outbox', ['report'])
  const old = rows.filter(({ at }) => Date.now() - at > MAX_REPORT_AGE_MS)
  const deletes = old.map(({ kind, id }) => [kind, id])
  if (deletes.length > 0) await store.write([{ table: 'outbox', puts: [], deletes }])
}
