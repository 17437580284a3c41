import { expect, test } from 'vitest'
import { accountLine, payoutAccounts } from '#domain/money/payout-accounts'

test('MEM-03 bank accounts come before wallets; a line shows an account’s name and what is visible of it', () => {
  const account = (id: string) => ({ id, label: 'BDO', masked: '•••• 1234' })
  const accounts = payoutAccounts({
    fullBankCardList: [account('bank')],
    fullVirtualWalletList: [account('coins')],
    fullEWalletList: [account('wallet')],
    totalWithdrawSuccessCount: 0,
  })
  expect(accounts).toEqual([
    { ...account('bank'), kind: 'bank' },
    { ...account('coins'), kind: 'wallet' },
    { ...account('wallet'), kind: 'wallet' },
  ])
  expect(payoutAccounts(undefined)).toEqual([])
  expect(['', '•••• 1234'].map((masked) => accountLine({ label: 'BDO', masked }))).toEqual([
    'BDO',
    'BDO •••• 1234',
  ])
})
