import { oncePainted } from '../once-painted'

const LONGEST_MS = 1_000

/** Calls `run` after the current frame has been painted. */
export const afterPaint = (run: () => void): void =>
  oncePainted(run, LONGEST_MS, (painted) => {
    requestAnimationFrame(() => setTimeout(painted))
  })
