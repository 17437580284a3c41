import { ADD_BANK_CARD_PATH, ADD_PIX_PATH } from '#domain/routing/routes'
import { isPaidByPix } from '#domain/money/bank-card'
import { useMoneyFormat } from '../use-money-format'

const BANK = { path: ADD_BANK_CARD_PATH, label: 'bank.title' } as const
const PIX = { path: ADD_PIX_PATH, label: 'bank.pix.title' } as const

/** Returns the form for a new payout account, by the member's currency. */
export const useAccountForm = () => (isPaidByPix(useMoneyFormat().currency) ? PIX : BANK)
