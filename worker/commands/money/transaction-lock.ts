interface Work<T> {
  readonly run: () => Promise<T>
  /** Called when another tab or task holds the lock. */
  readonly onUnavailable: () => T
}

/** Returns the name of the lock that is held while a transaction with this subject is sent. */
export const transactionLockName = (member: string, subject: string): string =>
  `mc-money-${member} ${subject}`

/**
 * Runs the work if the lock is free in this browser, else not at all. Without locks (plain http) it always runs; the
 * stored rows then coordinate the tabs as far as they can.
 */
export const tryWithLock = async <T>(name: string, { run, onUnavailable }: Work<T>): Promise<T> => {
  if (!('locks' in navigator)) return run()
  let isRequested = true
  const granted = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    isRequested = false
    return lock ? run() : onUnavailable()
  })
  return granted.catch((error: unknown) => {
    // A browser that refuses locks has none; an error of the work itself is its caller's.
    if (isRequested) return run()
    throw error
  })
}

export const hasLocks = (): boolean => 'locks' in navigator
