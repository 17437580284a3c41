/** Rounding of the hidden digits: half to even, half up, or cut off. */
export type Rounding = 'half-even' | 'half-up' | 'down'

export interface MoneyForm {
  readonly decimals: number
  readonly rounding?: Rounding
  /** Written before the amount in place of the code. */
  readonly symbol?: string
}

const MAX_DECIMALS = 8
const NO_BREAK_SPACE = '\u00a0'

/** Returns the currency of a code (LNG-06): its first three letters, and Philippine pesos for TLB. */
export const currencyOf = (code: string): string => {
  const currency = code.trim().slice(0, 3).toUpperCase()
  return currency === 'TLB' ? 'PHP' : currency
}

/**
 * Formats an amount the same for every language (LNG-06): grouped as in Brazil for BRL, else as in China. Written by
 * hand: the first `Intl.NumberFormat` of a page costs a slow phone more than the whole header.
 * @param amount in the unit of the currency
 * @param code as the gateway has it: `PHP`, `TLB1`, `BRL`
 */
export const moneyText = (amount: number, code: string, form: MoneyForm): string => {
  const currency = currencyOf(code)
  const { symbol = currency } = form
  const digits = decimalText(amount, form)
  const isNegative = digits.startsWith('-')
  const [whole = '', fraction = ''] = (isNegative ? digits.slice(1) : digits).split('.')
  const [group, point] = currency === 'BRL' ? ['.', ','] : [',', '.']
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, group)
  const text = fraction === '' ? grouped : `${grouped}${point}${fraction}`
  // Letters need a gap before the digits; Brazil writes one after any sign.
  const gap = symbol === '' || (currency !== 'BRL' && !/\p{L}$/u.test(symbol)) ? '' : NO_BREAK_SPACE
  return `${isNegative ? '-' : ''}${symbol}${gap}${text}`
}

const decimalText = (amount: number, { decimals, rounding = 'half-even' }: MoneyForm): string => {
  const places = Math.min(MAX_DECIMALS, Math.max(0, Math.trunc(decimals)))
  const rounded = shifted(rounders[rounding](shifted(amount, places)), -places)
  return (rounded === 0 ? 0 : rounded).toFixed(places)
}

/** Moves the decimal point in the number's text: 1.005 becomes 100.5, which multiplication does not give. */
export const shifted = (value: number, places: number): number => {
  const [digits = '0', exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${String(Number(exponent) + places)}`)
}

const rounders: Readonly<Record<Rounding, (value: number) => number>> = {
  'half-even': (value) => {
    const floor = Math.floor(value)
    if (value - floor !== 0.5) return Math.round(value)
    return floor % 2 === 0 ? floor : floor + 1
  },
  'half-up': (value) => Math.sign(value) * Math.round(Math.abs(value)),
  down: Math.trunc,
}
