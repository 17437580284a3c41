const LONGEST_MS = 300 // a slow phone has painted by then; a hidden page, or one without this API, does not say so

/** Calls `run` after the first paint of the document, or after a moment without one. */
export const afterFirstPaint = (run: () => void): void => {
  let isDone = false
  const once = (): void => {
    if (!isDone) run()
    isDone = true
  }
  if (document.visibilityState === 'hidden') {
    once()
    return
  }
  setTimeout(once, LONGEST_MS)
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) once()
  }).observe({ type: 'paint', buffered: true })
}
