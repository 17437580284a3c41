/** What navigation keeps (SHL-04): who sent the visitor, how the page is embedded, and every campaign value. */
const KEPT: ReadonlySet<string> = new Set([
  'affiliateCode',
  'referralCode',
  'r',
  'inApp',
  'fbclid',
  'gclid',
  'ttclid',
  'kwaiclid',
  'bbg',
  'isBgeTest',
  'cid',
])

const isKept = (name: string): boolean => KEPT.has(name) || name.startsWith('utm_')

/** The parameters of a query that navigation keeps, the first value of each. */
export const preservedParams = (search: string): Readonly<Record<string, string>> => {
  const kept: Record<string, string> = {}
  for (const [name, value] of pairs(search))
    if (isKept(name) && !Object.hasOwn(kept, name)) kept[name] = value
  return kept
}

/**
 * An address inside the app with the kept parameters of where the visitor stands, and the stored campaign values.
 * What the address names itself wins, then the query, then what is stored.
 * @param to path with an optional query and hash: `/m/login?next=1#top`
 * @param search query of the present address, with its question mark
 */
export const withPreservedParams = (
  to: string,
  search: string,
  stored: Readonly<Record<string, string>> = {},
): string => {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(to) ?? []
  const own = pairs(query)
  const named = new Set(own.map(([name]) => name))
  const campaign = Object.entries(stored).filter(([name]) => isKept(name))
  const added = Object.entries({ ...Object.fromEntries(campaign), ...preservedParams(search) })
  const all = [...own, ...added.filter(([name]) => !named.has(name))]
  const text = all
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  return `${path}${text === '' ? '' : `?${text}`}${hash}`
}

/** Name and value of each part of a query, decoded; a part that cannot be decoded is taken as it stands. */
const pairs = (query: string): readonly (readonly [string, string])[] =>
  query
    .replace(/^\?/u, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=')
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))]
    })

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
