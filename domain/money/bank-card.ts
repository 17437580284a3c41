import { currencyOf } from '../text/money-format'

/** What is wrong with a field of a bank card's form (MEM-02), as the gateway will judge it; null where nothing is. */
export type BankCardField = 'holder' | 'bank' | 'number' | 'pixKey'

const LIMITS = { holder: [2, 80], bank: [2, 60], pixKey: [2, 77] } as const

/** The number without what people write between its digits. */
export const cardDigits = (typed: string): string => typed.replace(/[\s-]/gu, '')

export const isValidCardField = (field: BankCardField, text: string): boolean => {
  if (field === 'number') return /^\d{6,24}$/u.test(cardDigits(text))
  const [least, most] = LIMITS[field]
  const length = text.trim().length
  return length >= least && length <= most
}

/** Is a member of this currency paid by the key of Brazil's Pix? */
export const isPaidByPix = (currency: string): boolean => currencyOf(currency) === 'BRL'
