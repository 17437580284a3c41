/**
 * One attempt to get a session, by any login method. It alone decides whether a late response may still start one:
 * not after the player has cancelled the attempt or logged out.
 */
export class LoginAttempt {
  readonly #controller = new AbortController()
  #isCommitted = false
  #isInvalid = false

  /** Aborts the attempt's requests when it is cancelled. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** True if the attempt may no longer start a session. */
  get isOver(): boolean {
    return this.signal.aborted || this.#isInvalid
  }

  /** Called when the gateway has accepted the login: from now on `cancel` has no effect. */
  commit(): void {
    this.#isCommitted = true
  }

  /** Called when the player no longer waits for the attempt. */
  cancel(): void {
    if (!this.#isCommitted) this.#controller.abort()
  }

  /**
   * Called at a logout, which ends a committed attempt too (LOG-10). The request is not aborted: the session that it
   * may open has to be closed on the gateway.
   */
  invalidate(): void {
    this.#isInvalid = true
  }
}
