const LEFT_WITHIN_MS = 1_000 // then something else has taken the entry over

/** A step back that is still under way would undo a move, or another step: runs what makes one when it has been made. */
export const afterHistoryBack = (isUnderWay: boolean, run: () => void): void => {
  if (!isUnderWay) {
    run()
    return
  }
  const patience = new AbortController()
  const finish = (): void => {
    if (patience.signal.aborted) return
    patience.abort()
    clearTimeout(timer)
    run()
  }
  const timer = setTimeout(finish, LEFT_WITHIN_MS)
  window.addEventListener('popstate', finish, { signal: patience.signal })
}
