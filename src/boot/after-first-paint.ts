import { oncePainted } from './once-painted'

const LONGEST_MS = 300 // a slow phone has painted by then; a browser without this API does not say so

/** Calls `run` after the first paint of the document, or after a moment without one. */
export const afterFirstPaint = (run: () => void): void =>
  oncePainted(run, LONGEST_MS, (painted) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) painted()
    }).observe({ type: 'paint', buffered: true })
  })
