import { ownEntries } from '../text/own-entries'
import { preservedParams } from '../routing/preserved-params'

const NAMES = ['fbclid', 'gclid', 'ttclid', 'kwaiclid'] as const

const MOST_LETTERS = 500 // Facebook's are about two hundred today
const PLAIN = /^[\w.~+/=-]+$/u

const idsOf = (get: (name: string) => unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = get(name)
      const isId = typeof value === 'string' && value.length <= MOST_LETTERS && PLAIN.test(value)
      return isId ? [[name, value]] : []
    }),
  )

/** The ids of clicked ads that came in the address (REG-01, `pixelTrack`); what is no id counts as absent. */
export const clickIds = (search: string): Readonly<Record<string, string>> => {
  const kept = ownEntries(preservedParams(search))
  return idsOf((name) => kept.get(name))
}

/** Those of a kept value, which nobody has checked since. */
export const clickIdsOf = (value: unknown): Readonly<Record<string, string>> => {
  const fields = ownEntries(value)
  return idsOf((name) => fields.get(name))
}
