import { ownEntries } from '../text/own-entries'

/** Attribution from a native app or a campaign URL (TRK-01, A3). */
const ATTRIBUTION_NAMES = [
  'adAppToken',
  'gpsAdid',
  'adid',
  'afAppId',
  'appsflyerId',
  'afAdvertisingId',
  'afOaid',
  'idfa',
  'idfv',
] as const

export type Attribution = Readonly<Record<string, string>>

const MAX_LENGTH = 128 // the longest, an AppsFlyer id, has about forty
const PLAIN = /^[\w.:+/=@-]+$/u // the characters of an id; anything else is none
/** The value of a phone whose owner has switched advertising ids off. */
const NOBODY = /^[0-]+$/u

const valueOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined
  return PLAIN.test(text) && !NOBODY.test(text) ? text : undefined
}

const picked = (get: (name: string) => unknown): Attribution =>
  Object.fromEntries(
    ATTRIBUTION_NAMES.flatMap((name) => {
      const value = valueOf(get(name))
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Returns the known values of an untrusted response; an invalid id counts as absent. */
export const attributionOf = (answer: unknown): Attribution => {
  const fields = ownEntries(answer)
  return picked((name) => fields.get(name))
}

/** Returns the same from the query of a URL. */
export const attributionInQuery = (search: string): Attribution => {
  const query = new URLSearchParams(search)
  return picked((name) => query.get(name))
}

/**
 * Merges attributions. Captured once: a stored value stays, and missing ones are added; earlier ones in the list win.
 */
export const mergeAttribution = (...found: readonly Attribution[]): Attribution =>
  Object.fromEntries([...found].reverse().flatMap((each) => Object.entries(each)))
