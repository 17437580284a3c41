/**
 * One attempt to get a session, by any login method. It alone decides whether a late response may still start one:
 * not after the player has cancelled the attempt or logged out.
 */
export interface LoginAttempt {
  /** Aborts the attempt's requests when it is cancelled. */
  readonly signal: AbortSignal
  /** True if the attempt may no longer start a session. */
  readonly isOver: boolean
  /** Called before an accepted login is saved: from now on `cancel` has no effect. */
  readonly commit: () => void
  /** Called when the player no longer waits for the attempt. */
  readonly cancel: () => void
}

/**
 * Creates an attempt.
 * @param logout aborts at a logout, which ends a committed attempt too (LOG-10). The request continues: the session
 * that it may open has to be closed on the gateway
 */
export const createLoginAttempt = (logout: AbortSignal): LoginAttempt => {
  const controller = new AbortController()
  const { signal } = controller
  let isCommitted = false
  return {
    signal,
    get isOver() {
      return signal.aborted || logout.aborted
    },
    commit: () => {
      isCommitted = true
    },
    cancel: () => {
      if (!isCommitted) controller.abort()
    },
  }
}
