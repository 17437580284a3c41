import { currencyOf } from '../text/money-format'
import { westernDigits } from '../text/western-digits'

/** Fields of the bank card form (MEM-02), validated like the gateway does. */
export type BankCardField = 'holder' | 'bank' | 'number' | 'pixKey'

const LIMITS = { holder: [2, 80], bank: [2, 60], pixKey: [2, 77] } as const

/** Returns the number in digits from 0 to 9, without the separators that people type. */
export const cardDigits = (typed: string): string => westernDigits(typed).replace(/[\s-]/gu, '')

export const isValidCardField = (field: BankCardField, text: string): boolean => {
  if (field === 'number') return /^\d{6,24}$/u.test(cardDigits(text))
  const [least, most] = LIMITS[field]
  const length = text.trim().length
  return length >= least && length <= most
}

/** True if a member with this currency is paid by a Pix key (Brazil). */
export const isPaidByPix = (currency: string): boolean => currencyOf(currency) === 'BRL'
