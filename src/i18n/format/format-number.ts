const formats = new Map<string, Intl.NumberFormat>()

/** A count as the language writes it; `tag` is one of `intlTag`. */
export const formatNumber = (value: number, tag: string): string => {
  const known = formats.get(tag) ?? new Intl.NumberFormat(tag)
  formats.set(tag, known)
  return known.format(value)
}
