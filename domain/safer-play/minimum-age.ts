const ADULT = 18 // nobody younger plays anywhere

/** The age in years that a player must have (PLY-02): a merchant may ask for more than 18, none for less. */
export const minimumAge = (asked: number | undefined): number => Math.max(ADULT, asked ?? ADULT)
