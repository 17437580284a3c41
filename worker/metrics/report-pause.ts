import { HOUR_MS } from '#domain/timing'
import type { PageFactsStore } from '../page-facts-store'
import type { Store } from '../store/store'

const PAUSE_COUNTER = 'reports'

/**
 * The hour after a post of reports. It is stored, because it holds for all pages of the device: else each short visit
 * would send a report of only itself. Read and start it under the outbox's lock.
 */
export class ReportPause {
  readonly #store: Store
  readonly #facts: PageFactsStore
  /** For a device that can store nothing. */
  #until = 0

  constructor(store: Store, facts: PageFactsStore) {
    this.#store = store
    this.#facts = facts
  }

  /** True if this worker itself has sent a report within the hour. */
  get isOwn(): boolean {
    return isAhead(this.#until)
  }

  async isActive(): Promise<boolean> {
    if (this.isOwn) return true
    const row = await this.#store.get('counters', [this.#facts.current.merchant, PAUSE_COUNTER])
    return isAhead(row?.until ?? 0)
  }

  async start(): Promise<void> {
    this.#until = Date.now() + HOUR_MS
    const { merchant } = this.#facts.current
    const row = { merchant, id: PAUSE_COUNTER, count: 0, mark: '', until: this.#until }
    await this.#store.write([{ table: 'counters', puts: [row], deletes: [] }])
  }
}

/** A longer time than an hour is of a clock that was set back since. */
const isAhead = (until: number): boolean => {
  const restMs = until - Date.now()
  return restMs > 0 && restMs <= HOUR_MS
}
