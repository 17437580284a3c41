interface Work<T> {
  readonly run: () => Promise<T>
  /** Somebody else holds the lock. */
  readonly onUnavailable: () => T
}

/** The lock that is held while a transaction of this subject is sent. */
export const transactionLockName = (member: string, subject: string): string =>
  `mc-money-${member} ${subject}`

/**
 * Runs while nobody else of this browser does, or does not run at all. Where there are no locks (plain http) it runs: what
 * is written down tells tabs apart as far as it can.
 */
export const tryWithLock = async <T>(name: string, { run, onUnavailable }: Work<T>): Promise<T> => {
  if (!('locks' in navigator)) return run()
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? run() : onUnavailable(),
  )
}

export const hasLocks = (): boolean => 'locks' in navigator
