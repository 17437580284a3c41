const formats = new Map<string, Intl.NumberFormat>()

/** Bengali, Burmese and Nepali have digits of their own. */
const OWN_DIGITS = /^(?:bn|my|ne)/u

/**
 * Returns a number in the language's format; `tag` comes from `intlTag`. Short whole numbers need no `Intl`: its first
 * use takes 65 ms on a slow phone, in the middle of the first render.
 */
export const formatNumber = (value: number, tag: string): string => {
  if (Number.isInteger(value) && value >= 0 && value < 1_000 && !OWN_DIGITS.test(tag)) return String(value)
  const known = formats.get(tag) ?? new Intl.NumberFormat(tag)
  formats.set(tag, known)
  return known.format(value)
}
