/**
 * Calls `run` once: when `watch` says so, after `longestMs`, or at once in a hidden page, which is never painted.
 */
export const oncePainted = (
  run: () => void,
  longestMs: number,
  watch: (painted: () => void) => void,
): void => {
  let isDone = false
  const once = (): void => {
    if (!isDone) run()
    isDone = true
  }
  if (document.visibilityState === 'hidden') {
    once()
    return
  }
  setTimeout(once, longestMs)
  watch(once)
}
