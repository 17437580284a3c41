import { type AppError, isUnanswered } from '#domain/errors'
import type { ConnectionRow } from '#domain/tables/rows'

const OPENS_AFTER = 3

/**
 * Counts unanswered and 5xx requests in a row. After three the circuit is open: one probe stands for all until it
 * succeeds. It also says whether we are online: outcomes decide, `navigator.onLine` is only a hint.
 */
export class Circuit {
  #failures = 0
  #connection: ConnectionRow['state'] | undefined
  readonly #onChange: (row: ConnectionRow) => void
  readonly #now: () => number

  constructor(onChange: (row: ConnectionRow) => void, now: () => number = Date.now) {
    this.#onChange = onChange
    this.#now = now
  }

  get isOpen(): boolean {
    return this.#failures >= OPENS_AFTER
  }

  /** @param hasLink `navigator.onLine`: false makes the first failure enough */
  record(error: AppError | null, hasLink = true): void {
    if (error?.kind === 'aborted') return
    // A page in place of the envelope, three times in a row, is a portal or a broken host: as good as no answer.
    if (!error || !(isUnanswered(error) || error.kind === 'malformed')) {
      this.#failures = 0
      this.#become('online')
      return
    }
    this.#failures += 1
    if (this.isOpen || !hasLink)
      this.#become(error.kind === 'network' || error.kind === 'timeout' ? 'offline' : 'failing', error)
  }

  #become(state: ConnectionRow['state'], error?: AppError): void {
    if (state === this.#connection) return
    this.#connection = state
    this.#onChange({ id: 'gateway', state, since: this.#now(), ...(error ? { error } : {}) })
  }
}
