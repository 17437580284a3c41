/**
 * How long to wait before try `attempt` (1 for the first repeat): full jitter between 0 and the doubled base, capped
 * . A server's Retry-After wins when it asks for more.
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
