/** A wait of a given length before a retry, with its end on two clocks (R-11, NET-11). */
export interface Wait {
  /** Epoch ms. */
  readonly until: number
  /** On the clock of `performance`, ms. */
  readonly untilMonotonic: number
}

export const waitFor = (ms: number): Wait => ({
  until: Date.now() + ms,
  untilMonotonic: performance.now() + ms,
})

export const NO_WAIT: Wait = { until: 0, untilMonotonic: 0 }

/**
 * Returns the remaining time, ms; 0 or less if the wait is over. It is over when either clock has reached its end: the
 * device's clock may be set back, and the other one may stop while the device sleeps.
 */
export const remainingMs = ({ until, untilMonotonic }: Wait): number =>
  Math.min(until - Date.now(), untilMonotonic - performance.now())
