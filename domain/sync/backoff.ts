/**
 * Returns the delay before attempt `attempt` (1 for the first retry): full jitter between 0 and the doubled base,
 * capped. A longer Retry-After of the server wins.
 * @param random a number in [0, 1)
 * @returns ms
 */
export const backoffDelay = (
  attempt: number,
  base: number,
  cap: number,
  random: number,
  retryAfterMs = 0,
): number => Math.max(Math.floor(random * Math.min(cap, base * 2 ** Math.max(0, attempt - 1))), retryAfterMs)
