import { type AppError, isGatewayUnreachable } from '#domain/errors'
import { MINUTE_MS } from '#domain/timing'
import type { ConnectionRow } from '#domain/tables/rows'

const OPENS_AFTER = 3
const MAX_FAILURES_PER_MINUTE = 18 // of the 20 of R-11; the rest is for the player's own requests

/**
 * Counts consecutive requests that failed with no response or 5xx. After three the circuit opens: one probe replaces
 * all other requests until it succeeds. It also decides whether the app is online, from request outcomes;
 * `navigator.onLine` is only a hint.
 */
export class CircuitBreaker {
  /** Called when a response closes the circuit. */
  readonly onClosed: (() => void)[] = []
  #failures = 0
  /** On the clock of `performance`, ms: the device's clock may be set. */
  #failedAt: readonly number[] = []
  #connection: ConnectionRow['state'] | undefined
  readonly #onChange: (row: ConnectionRow) => void

  constructor(onChange: (row: ConnectionRow) => void) {
    this.#onChange = onChange
  }

  get isOpen(): boolean {
    return this.#failures >= OPENS_AFTER
  }

  /** Allows one request at a time until the next success: the last failure may have the same cause. */
  reopen(): void {
    this.#failures = OPENS_AFTER
  }

  /**
   * Minimum delay of the next automatic retry, ms. After a burst of failures random backoff could draw several short
   * delays and exceed the limit per minute. So the rest of the limit is spread over the minute: each remaining
   * try halves the delay, and some tries always remain.
   */
  get retryAfterMs(): number {
    const now = performance.now()
    const recent = this.#failedAt.filter((at) => at > now - MINUTE_MS)
    const [oldest = 0] = recent
    const last = recent.at(-1) ?? 0
    return last + (oldest + MINUTE_MS - last) / 2 ** (MAX_FAILURES_PER_MINUTE - recent.length) - now
  }

  /** @param hasLink `navigator.onLine`: if false, one failure is enough */
  record(error: AppError | null, hasLink = true): void {
    if (error?.kind === 'aborted') return
    if (error) this.#failedAt = [...this.#failedAt, performance.now()].slice(-MAX_FAILURES_PER_MINUTE)
    // An HTML page in place of the envelope, three times in a row, is a captive portal or a broken host: same as no
    // response.
    if (!error || (!isGatewayUnreachable(error) && error.kind !== 'malformed')) {
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

  /**
   * Called when another tab has found whether the gateway responds. If it does, that counts as a response here. If not,
   * this tab reports its next response, although it was online before: the row of the connection is shared.
   */
  adopt(isOnline: boolean): void {
    if (isOnline) this.record(null)
    else if (this.#connection === 'online') this.#connection = undefined
  }

  #become(state: ConnectionRow['state'], error?: AppError): void {
    if (state === this.#connection) return
    this.#connection = state
    this.#onChange({ id: 'gateway', state, since: Date.now(), ...(error ? { error } : {}) })
  }
}
