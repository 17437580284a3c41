import { currencyOf, shifted } from '../text/money-format'

/** What is wrong with an amount as it was typed: nothing there, no number, finer than the currency, or beyond a limit. */
export type AmountError = 'missing' | 'wrong' | 'fine' | 'least' | 'most'

export interface AmountRules {
  /** As the gateway has it: which sign groups digits depends on it (LNG-06). */
  readonly currency: string
  readonly decimals: number
  /** In the currency's unit. */
  readonly min: number
  readonly max: number
}

type Amount =
  { readonly ok: true; readonly amount: number } | { readonly ok: false; readonly problem: AmountError }

const MOST_DIGITS = 12 // of the whole part: beyond it a number would not be exact any more

/**
 * Reads an amount as players type it: in the digits of any script, grouped or not, with the decimal sign of whatever
 * keyboard they have. Where three digits could be thousands or a fraction it is taken as the currency is written, and
 * what that leaves too fine is told, not guessed.
 */
export const parseAmount = (typed: string, { currency, decimals, min, max }: AmountRules): Amount => {
  const text = westernDigits(typed).replace(/\s/gu, '')
  if (text === '') return { ok: false, problem: 'missing' }
  const parts = partsOf(text, currencyOf(currency) === 'BRL' ? '.' : ',')
  if (!parts || parts.whole.length > MOST_DIGITS) return { ok: false, problem: 'wrong' }
  if (parts.fraction.length > decimals) return { ok: false, problem: 'fine' }
  const amount = Number(`${parts.whole === '' ? '0' : parts.whole}.${parts.fraction}0`)
  if (amount === 0) return { ok: false, problem: 'missing' }
  if (amount < min) return { ok: false, problem: 'least' }
  return amount > max ? { ok: false, problem: 'most' } : { ok: true, amount }
}

/** Whole digits and fraction, or null where it is no number. @param group the sign between thousands */
const partsOf = (text: string, group: string): { whole: string; fraction: string } | null => {
  const [, head = '', sign = '', tail = ''] = /^([\d.,]*?)(?:([.,])(\d*))?$/u.exec(text) ?? []
  if (head + tail === '') return null
  if (sign === '' || (sign === group && tail.length === 3 && /^[1-9]/u.test(head))) {
    const grouped = `${head}${sign}${tail}`
    return isGrouped(grouped, group) ? { whole: grouped.replaceAll(group, ''), fraction: '' } : null
  }
  // Whatever stands before the last sign are thousands, with the other one between them.
  const between = sign === '.' ? ',' : '.'
  return isGrouped(head, between) ? { whole: head.replaceAll(between, ''), fraction: tail } : null
}

const isGrouped = (text: string, sign: string): boolean => {
  const [first = '', ...rest] = text.split(sign)
  if (rest.length === 0) return /^\d*$/u.test(first)
  return /^[1-9]\d{0,2}$/u.test(first) && rest.every((group) => /^\d{3}$/u.test(group))
}

/** Digits of other scripts as 0 to 9, and the decimal and thousands signs of Arabic script as point and comma. */
const westernDigits = (text: string): string =>
  text
    .normalize('NFKC') // full-width and mathematical digits are 0 to 9 then
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code))

/** The digits of a script stand in a row from 0 to 9. */
const valueOf = (code: number): number => {
  let value = 0
  while (value < 9 && isDigit(code - value - 1)) value += 1
  return value
}

/** One amount less another, in whole steps of the finer of the two: no sum of money is a sum of fractions. */
export const subtractAmounts = (amount: number, other: number): number => {
  const places = Math.max(placesOf(amount), placesOf(other))
  return shifted(shifted(amount, places) - shifted(other, places), -places)
}

const placesOf = (amount: number): number => (String(amount).split('.')[1] ?? '').length

const STEPS = [1, 2, 5] as const
const MOST_OFFERED = 6

/** Round amounts within the limits, the least first: what most players want to pay in, a tap away. */
export const roundAmounts = (min: number, max: number): readonly number[] => {
  const offered = new Set(min > 0 && min <= max && Number.isInteger(min) ? [min] : [])
  for (let unit = 1; unit <= max && offered.size < MOST_OFFERED; unit *= 10) {
    for (const step of STEPS) {
      const amount = unit * step
      if (amount >= min && amount <= max && offered.size < MOST_OFFERED) offered.add(amount)
    }
  }
  return [...offered]
}

/** An amount as a player would type it in this currency; what is finer than the currency goes is cut off. */
export const formatAmountForInput = (
  amount: number,
  { currency, decimals }: Pick<AmountRules, 'currency' | 'decimals'>,
): string =>
  String(shifted(Math.trunc(shifted(amount, decimals)), -decimals)).replace(
    '.',
    currencyOf(currency) === 'BRL' ? ',' : '.',
  )
