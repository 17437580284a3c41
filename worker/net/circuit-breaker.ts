import { type AppError, isGatewayUnreachable } from '#domain/errors'
import { MINUTE_MS } from '#domain/timing'
import type { ConnectionRow } from '#domain/tables/rows'

const OPENS_AFTER = 3
const MOST_FAILURES_A_MINUTE = 18 // of the 20 of R-11; the rest is for what the player asks

/**
 * Counts unanswered and 5xx requests in a row. After three the circuit is open: one probe stands for all until it
 * succeeds. It also says whether we are online: outcomes decide, `navigator.onLine` is only a hint.
 */
export class CircuitBreaker {
  /** Called when an answer closes the circuit. */
  readonly onClosed: (() => void)[] = []
  #failures = 0
  #failedAt: readonly number[] = []
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

  /** Until the next success one request goes first: what has just gone wrong may have the same cause. */
  reopen(): void {
    this.#failures = OPENS_AFTER
  }

  /**
   * Before when nothing should be tried again by itself, epoch ms: after a burst of failures chance may draw a row of
   * short pauses, and the minute would hold more of them than it may. What the minute still allows is spread over
   * it: each try in hand halves the pause, so that a burst does not leave the page without a try for the whole minute.
   */
  get retryAfter(): number {
    const since = this.#now() - MINUTE_MS
    const recent = this.#failedAt.filter((at) => at > since)
    const [oldest = 0] = recent
    const last = recent.at(-1) ?? 0
    return last + (oldest + MINUTE_MS - last) / 2 ** (MOST_FAILURES_A_MINUTE - recent.length)
  }

  /** @param hasLink `navigator.onLine`: false makes the first failure enough */
  record(error: AppError | null, hasLink = true): void {
    if (error?.kind === 'aborted') return
    if (error) this.#failedAt = [...this.#failedAt, this.#now()].slice(-MOST_FAILURES_A_MINUTE)
    // A page in place of the envelope, three times in a row, is a portal or a broken host: as good as no answer.
    if (!error || !(isGatewayUnreachable(error) || error.kind === 'malformed')) {
      const wasOpen = this.isOpen
      this.#failures = 0
      this.#become('online')
      if (wasOpen) for (const listener of this.onClosed) listener()
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
