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
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? run() : onUnavailable(),
  )
}

export const hasLocks = (): boolean => 'locks' in navigator
