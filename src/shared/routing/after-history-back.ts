const LEFT_WITHIN_MS = 1_000 // after that, another navigation has replaced the entry

/**
 * A step back that is still in progress would undo a navigation or another step. Calls `run` once that step is done.
 */
export const afterHistoryBack = (isUnderWay: boolean, run: () => void): void => {
  if (!isUnderWay) {
    run()
    return
  }
  const listening = new AbortController()
  const finish = (): void => {
    if (listening.signal.aborted) return
    listening.abort()
    clearTimeout(timer)
    run()
  }
  const timer = setTimeout(finish, LEFT_WITHIN_MS)
  window.addEventListener('popstate', finish, { signal: listening.signal })
}
