const formats = new Map<string, Intl.NumberFormat>()

/** Returns a number in the language's format; `tag` comes from `intlTag`. */
export const formatNumber = (value: number, tag: string): string => {
  const known = formats.get(tag) ?? new Intl.NumberFormat(tag)
  formats.set(tag, known)
  return known.format(value)
}
