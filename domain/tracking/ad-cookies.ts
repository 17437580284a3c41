/**
 * The two cookies by which Facebook's servers know a click and a browser again (TRK-01), as its own script writes them:
 * `fb.1.TIMESTAMP.FBCLID` and `fb.1.TIMESTAMP.RANDOM`, epoch ms.
 */
export const FBC_COOKIE = '_fbc'
export const FBP_COOKIE = '_fbp'
export const AD_COOKIE_DAYS = 90 // A9, S9

const KEPT = /^fb\.\d\.\d{10,16}\.[\w.~+/=-]+$/u

/** What `_fbc` is to become by a click; null where it stays as it is. The last click counts, from when it was first seen. */
export const nextFbc = (kept: string, fbclid: string | undefined, now: number): string | null => {
  if (fbclid === undefined) return null
  return KEPT.test(kept) && kept.endsWith(`.${fbclid}`) ? null : `fb.1.${String(now)}.${fbclid}`
}

/** What `_fbp` is to become; null where it stays. @param random whole, below 10¹⁰ */
export const nextFbp = (kept: string, now: number, random: number): string | null =>
  KEPT.test(kept) ? null : `fb.1.${String(now)}.${String(random)}`
