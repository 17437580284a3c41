const STEPS = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80] as const // ten for each power of ten

/** Every larger value counts as this one. */
export const MAX_BUCKET = 50_000_000

/**
 * Returns the bucket of a measured value: the smallest bound that is not below it. Bounds are 0, 10, 12, 15, … 80, 100,
 * 120 and so on, so a value loses a fifth of its precision at most. It says little about a single device.
 * @param value in the unit of its metric; a negative one and NaN count as 0
 */
export const bucketOf = (value: number): number => {
  if (!(value > 0)) return 0
  for (let scale = 1; ; scale *= 10)
    for (const step of STEPS) {
      const bound = step * scale
      if (bound >= MAX_BUCKET) return MAX_BUCKET
      if (value <= bound) return bound
    }
}
