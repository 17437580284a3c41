import { currencyOf, shifted } from '../text/money-format'
import { westernDigits } from '../text/western-digits'

/** Error of a typed amount: empty, not a number, more decimals than the currency has, or beyond a limit. */
export type AmountError = 'missing' | 'wrong' | 'fine' | 'least' | 'most'

export interface AmountRules {
  /** As the gateway names it: it decides which sign groups digits (LNG-06). */
  readonly currency: string
  readonly decimals: number
  /** In the currency's unit. */
  readonly min: number
  readonly max: number
}

type Amount =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly problem: AmountError }

const MAX_DIGITS = 12 // of the whole part: a larger number would not be exact

/**
 * Parses an amount as players type it: in the digits of any script, grouped or not, with either decimal sign. If
 * three digits could be thousands or a fraction, the currency's own notation decides. A result with too many decimals
 * is reported, not guessed.
 */
export const parseAmount = (typed: string, { currency, decimals, min, max }: AmountRules): Amount => {
  const text = westernDigits(typed).replace(/\s/gu, '')
  if (text === '') return { ok: false, problem: 'missing' }
  const parts = partsOf(text, currencyOf(currency) === 'BRL' ? '.' : ',')
  if (!parts || parts.whole.length > MAX_DIGITS) return { ok: false, problem: 'wrong' }
  if (parts.fraction.length > decimals) return { ok: false, problem: 'fine' }
  const amount = Number(`${parts.whole}.${parts.fraction}0`)
  if (amount === 0) return { ok: false, problem: 'missing' }
  if (amount < min) return { ok: false, problem: 'least' }
  return amount > max ? { ok: false, problem: 'most' } : { ok: true, amount }
}

/** Returns whole digits and fraction, or null if it is not a number. @param group the thousands separator */
const partsOf = (text: string, group: string): { whole: string; fraction: string } | null => {
  const [, head = '', sign, tail = ''] = /^([\d.,]*?)(?:([.,])(\d*))?$/u.exec(text) ?? []
  if (head + tail === '') return null
  if (sign === group && tail.length === 3 && /^[1-9]/u.test(head)) {
    const grouped = `${head}${sign}${tail}`
    return isGrouped(grouped, group) ? { whole: grouped.replaceAll(group, ''), fraction: '' } : null
  }
  // Everything before the last sign must be thousands, separated by the other sign.
  const between = sign === '.' ? ',' : '.'
  return isGrouped(head, between) ? { whole: head.replaceAll(between, ''), fraction: tail } : null
}

const isGrouped = (text: string, sign: string): boolean => {
  const [first = '', ...rest] = text.split(sign)
  if (rest.length === 0) return /^\d*$/u.test(first)
  return /^[1-9]\d{0,2}$/u.test(first) && rest.every((group) => /^\d{3}$/u.test(group))
}

/** Subtracts two amounts in whole steps of the finer one, because binary fractions are not exact. */
export const subtractAmounts = (amount: number, other: number): number => {
  const places = Math.max(placesOf(amount), placesOf(other))
  return shifted(shifted(amount, places) - shifted(other, places), -places)
}

const placesOf = (amount: number): number => (String(amount).split('.')[1] ?? '').length

const STEPS = [1, 2, 5] as const
const MAX_SUGGESTIONS = 6

/** Returns round amounts within the limits, smallest first: one-tap suggestions for a deposit. */
export const roundAmounts = (min: number, max: number): readonly number[] => {
  const offered = new Set(min > 0 && min <= max && Number.isInteger(min) ? [min] : [])
  for (let unit = 1; unit <= max && offered.size < MAX_SUGGESTIONS; unit *= 10) {
    for (const step of STEPS) {
      const amount = unit * step
      if (amount >= min && amount <= max && offered.size < MAX_SUGGESTIONS) offered.add(amount)
    }
  }
  return [...offered]
}

/** Formats an amount as a player would type it in this currency; surplus decimals are cut off. */
export const formatAmountForInput = (
  amount: number,
  { currency, decimals }: Pick<AmountRules, 'currency' | 'decimals'>,
): string =>
  String(shifted(Math.trunc(shifted(amount, decimals)), -decimals)).replace(
    '.',
    currencyOf(currency) === 'BRL' ? ',' : '.',
  )
