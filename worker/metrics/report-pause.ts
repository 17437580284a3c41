import { HOUR_MS } from '#domain/timing'
import type { PageFactsStore } from '../page-facts-store'
import type { Store } from '../store/store'

export type ReportPause = ReturnType<typeof createReportPause>

const PAUSE_COUNTER = 'report'

/**
 * The hour after a post of reports. It is stored, because it holds for all pages of the device: else each short visit
 * would send a report of only itself. Read and start it under the outbox's lock.
 */
export const createReportPause = (store: Store, facts: PageFactsStore) => {
  /** For a device that can store nothing. */
  let own = 0
  /** True if this worker itself has sent a report within the hour. */
  const isOwn = (): boolean => isAhead(own)
  return {
    isOwn,
    isActive: async (): Promise<boolean> =>
      isOwn() || isAhead((await store.get('counters', [facts.current.merchant, PAUSE_COUNTER]))?.until ?? 0),
    start: async (): Promise<void> => {
      own = Date.now() + HOUR_MS
      const row = { merchant: facts.current.merchant, id: PAUSE_COUNTER, count: 0, mark: '', until: own }
      await store.write([{ table: 'counters', puts: [row], deletes: [] }])
    },
  }
}

/** A longer time than an hour is of a clock that was set back since. */
const isAhead = (until: number): boolean => {
  const restMs = until - Date.now()
  return restMs > 0 && restMs <= HOUR_MS
}
