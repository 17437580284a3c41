/** A whole number from 0 to below `limit`. */
export const chance = (limit: number): number => {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return Math.floor((value / 4_294_967_296) * limit)
}

/** How long something moves, in ms; not at all for whoever asked for less motion. */
export const lasting = (ms: number): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms
