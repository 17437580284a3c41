import { ownEntries } from '../text/own-entries'
import { preservedParams } from '../routing/preserved-params'

const NAMES = ['fbclid', 'gclid', 'ttclid', 'kwaiclid'] as const

const MAX_LENGTH = 500 // Facebook's have about two hundred today
const PLAIN = /^[\w.~+/=-]+$/u

const idsOf = (get: (name: string) => unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = get(name)
      const isId = typeof value === 'string' && value.length <= MAX_LENGTH && PLAIN.test(value)
      return isId ? [[name, value]] : []
    }),
  )

/** Returns the ids of clicked ads from the URL (REG-01, `pixelTrack`); an invalid id counts as absent. */
export const clickIds = (search: string): Readonly<Record<string, string>> => {
  const preserved = ownEntries(preservedParams(search))
  return idsOf((name) => preserved.get(name))
}

/** Returns those of a stored value, which is not validated yet. */
export const clickIdsOf = (value: unknown): Readonly<Record<string, string>> => {
  const fields = ownEntries(value)
  return idsOf((name) => fields.get(name))
}
