const ADULT = 18 // the minimum age everywhere

/** Returns the minimum age of a player in years (PLY-02): a merchant may require more than 18, never less. */
export const minimumAge = (asked: number | undefined): number => Math.max(ADULT, asked ?? ADULT)
