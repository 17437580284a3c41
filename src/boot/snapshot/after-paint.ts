const LONGEST_MS = 1_000 // a hidden page is never painted

/** Calls `run` after the current frame has been painted. */
export const afterPaint = (run: () => void): void => {
  let isDone = false
  const once = (): void => {
    if (!isDone) run()
    isDone = true
  }
  if (document.visibilityState === 'hidden') {
    once()
    return
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, LONGEST_MS)
}
