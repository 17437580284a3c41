/** A whole number from 0 to below `limit`. */
export const chance = (limit: number): number => {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return Math.floor((value / 4_294_967_296) * limit)
}

/** Returns the duration of an animation in ms; 0 if the player prefers reduced motion. */
export const lasting = (ms: number): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms
