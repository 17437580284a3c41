/**
 * The two cookies by which Facebook's servers recognise a click and a browser (TRK-01), in the format of its own
 * script: `fb.1.TIMESTAMP.FBCLID` and `fb.1.TIMESTAMP.RANDOM`, epoch ms.
 */
export const FBC_COOKIE = '_fbc'
export const FBP_COOKIE = '_fbp'
export const AD_COOKIE_DAYS = 90 // A9, S9

const COOKIE_VALUE = /^fb\.\d\.\d{10,16}\.[\w.~+/=-]+$/u

/**
 * Returns the new value of `_fbc` after a click; null if it stays. The last click counts, from when it was first
 * seen.
 */
export const nextFbc = (current: string, fbclid: string | undefined, now: number): string | null => {
  if (fbclid === undefined) return null
  return COOKIE_VALUE.test(current) && current.endsWith(`.${fbclid}`) ? null : `fb.1.${String(now)}.${fbclid}`
}

/** Returns the new value of `_fbp`; null if it stays. @param random whole, below 10¹⁰ */
export const nextFbp = (current: string, now: number, random: number): string | null =>
  COOKIE_VALUE.test(current) ? null : `fb.1.${String(now)}.${String(random)}`
