import { parse } from 'valibot'
import type { WithdrawAccounts } from '#domain/contract/member/member-area'
import { settingsSchema } from '#domain/contract/settings/settings'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { pageState } from '../../../src/shared/page/page-state'
import { resetCommands } from './fake-commands'
import { putRows, startPage } from './page-fixture'

export const accountsOf = (fullBankCardList: WithdrawAccounts['fullBankCardList']): WithdrawAccounts => ({
  totalWithdrawSuccessCount: 0,
  fullBankCardList,
  fullVirtualWalletList: [],
  fullEWalletList: [],
})

/** Opens a page as a member with one deposit method and one payout account. */
export const startCashier = async (path: string, currency: string, decimals: number): Promise<void> => {
  resetCommands()
  await startPage(path)
  const { merchant } = pageState
  const member = '7'
  pageState.session = {
    id: member,
    userName: 'ann',
    type: 0,
    token: 't',
    merchantCode: '',
    firstTimeLogin: false,
  }
  putRows('settings', [{ ...parse(settingsSchema, { currency, decimals }), merchant }])
  putRows('members', [
    {
      merchant,
      member,
      id: member,
      type: 0,
      regDate: 0,
      account: 'ann',
      language: 'EN',
      currency,
      balance: 1_250.5,
      profileIcon: 1,
      referralCode: '',
      referralUrl: '',
    },
  ])
  const methods = [{ id: 'gcash', name: 'GCash', image: '', min: 50, max: 5_000 }]
  const account = { id: '3', label: 'BDO', masked: '•••• 1234' }
  putRows('memberAnswers', [
    { merchant, member, name: 'depositSettings', value: { totalDepositSuccessCount: 0, methods } },
    {
      merchant,
      member,
      name: 'withdrawAccounts',
      value: accountsOf([account]),
    },
  ])
}

/** A deposit of 100 that the gateway is processing, unless overridden. */
export const act = (more: Partial<TransactionRow>): TransactionRow => ({
  merchant: pageState.merchant,
  member: '7',
  id: 'key-1',
  act: 'createDeposit',
  subject: 'createDeposit gcash 100',
  amount: 100,
  outcome: 'pending',
  at: 1,
  ...more,
})
