import { ownEntries } from '../text/own-entries'

/** What a native app, or the address of a campaign, says of how the player came (TRK-01, A3). */
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

const MOST_LETTERS = 128 // the longest, an AppsFlyer id, has some forty
const PLAIN = /^[\w.:+/=@-]+$/u // ids are written so; what is not is no id
/** What a phone says whose owner has switched advertising ids off. */
const NOBODY = /^[0-]+$/u

const valueOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof text !== 'string' || text.length > MOST_LETTERS) return undefined
  return PLAIN.test(text) && !NOBODY.test(text) ? text : undefined
}

const picked = (get: (name: string) => unknown): Attribution =>
  Object.fromEntries(
    ATTRIBUTION_NAMES.flatMap((name) => {
      const value = valueOf(get(name))
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** The named values of an answer, whatever it is; a value that is no id counts as absent. */
export const attributionOf = (answer: unknown): Attribution => {
  const fields = ownEntries(answer)
  return picked((name) => fields.get(name))
}

/** The same of the query of an address. */
export const attributionInQuery = (search: string): Attribution => {
  const query = new URLSearchParams(search)
  return picked((name) => query.get(name))
}

/** Captured once: a value that is kept stays, and what nobody has named yet joins it; earlier ones in the list win. */
export const mergeAttribution = (...found: readonly Attribution[]): Attribution =>
  Object.fromEntries([...found].reverse().flatMap((each) => Object.entries(each)))
