/** A wait of a given length. */
export interface Wait {
  /** Its end, epoch ms. */
  until: number
  readonly ms: number
}

export const waitFrom = (now: number, ms: number): Wait => ({ until: now + ms, ms })

export const NO_WAIT = waitFrom(0, 0)

/** Limits each wait to its length from now: the device's clock may have been set back. */
export const limitWaits = (waits: readonly Wait[], now: number): void => {
  for (const wait of waits) wait.until = Math.min(wait.until, now + wait.ms)
}
