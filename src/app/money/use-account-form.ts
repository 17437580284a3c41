import { ADD_BANK_CARD_PAGE_PATH, ADD_PIX_PATH } from '#domain/constants/routes'
import { currencyOf } from '#domain/rules/money'
import { useMoneyFormat } from './use-money-format'

const BANK = { path: ADD_BANK_CARD_PAGE_PATH, word: 'bank.title' } as const
const PIX = { path: ADD_PIX_PATH, word: 'bank.pix.title' } as const

/** The form by which a member adds an account: Brazil is paid by Pix. */
export const useAccountForm = () => (currencyOf(useMoneyFormat().currency) === 'BRL' ? PIX : BANK)
