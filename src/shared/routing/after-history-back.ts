const CHECK_MS = 1_000
const MAX_CHECKS = 5 // then another overlay has the entry

/**
 * A step back that is still in progress would undo a navigation or another step. Calls `run` once that step is done, or
 * another navigation has replaced the entry. On a busy phone the step may take seconds.
 * @param isAtEntry true while the history is at the entry that the step leaves
 */
export const afterHistoryBack = (isAtEntry: () => boolean, run: () => void): void => {
  if (!isAtEntry()) {
    run()
    return
  }
  const listening = new AbortController()
  const finish = (): void => {
    if (listening.signal.aborted) return
    listening.abort()
    clearInterval(timer)
    run()
  }
  let checks = 0
  const timer = setInterval(() => {
    checks += 1
    if (checks === MAX_CHECKS || !isAtEntry()) finish()
  }, CHECK_MS)
  window.addEventListener('popstate', finish, { signal: listening.signal })
}
