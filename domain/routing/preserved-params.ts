import { RETURN_PARAMS } from './return-params'
import { FORGOT_PASSWORD_PATH, LOGIN_PATH, REGISTER_PATH } from './routes'

/**
 * Parameters preserved over navigation (SHL-04): the source of the visit, how the page is embedded, and every
 * campaign value.
 */
const PRESERVED: ReadonlySet<string> = new Set([
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

/** The pages that lead to a login keep where it leads then (SES-09). */
const ACCOUNT_PATHS: ReadonlySet<string> = new Set([LOGIN_PATH, REGISTER_PATH, FORGOT_PASSWORD_PATH])

const isPreserved = (name: string): boolean => PRESERVED.has(name) || name.startsWith('utm_')

/** Returns the preserved parameters of a query, the first value of each. @param also others to preserve */
export const preservedParams = (
  search: string,
  also: readonly string[] = [],
): Readonly<Record<string, string>> => {
  const preserved: Record<string, string> = {}
  for (const [name, value] of pairs(search))
    if ((isPreserved(name) || also.includes(name)) && !Object.hasOwn(preserved, name)) preserved[name] = value
  return preserved
}

/**
 * Adds the preserved parameters of the current URL, and the stored campaign values, to a URL inside the app.
 * Parameters of the URL itself win, then those of the query, then stored ones.
 * @param to path with an optional query and hash: `/m/login?next=1#top`
 * @param search query of the current URL, with its question mark
 */
export const withPreservedParams = (
  to: string,
  search: string,
  stored: Readonly<Record<string, string>> = {},
): string => {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(to) ?? []
  const own = pairs(query)
  const named = new Set(own.map(([name]) => name))
  const campaign = Object.entries(stored).filter(([name]) => isPreserved(name))
  const added = Object.entries({
    ...Object.fromEntries(campaign),
    ...preservedParams(search, ACCOUNT_PATHS.has(path) ? RETURN_PARAMS : []),
  })
  const all = [...own, ...added.filter(([name]) => !named.has(name))]
  const text = all
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  return `${path}${text === '' ? '' : `?${text}`}${hash}`
}

/** Returns name and value of each part of a query, decoded; a part that cannot be decoded is returned as it is. */
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
