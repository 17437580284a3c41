import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse } from 'valibot'
import { expect, test, vi } from 'vitest'
import { settingsSchema } from '#domain/contract/settings/settings'
import { ok } from '#domain/result'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { DepositPage } from '../../../../src/features/money/cashier/deposit-page'
import { WithdrawPage } from '../../../../src/features/money/cashier/withdraw-page'
import { setBalanceHidden } from '../../../../src/shared/member/balance-hidden'
import { overlayState } from '../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../src/shared/page/page-state'
import { fakeCommands, resetCommands } from '../../support/fake-commands'
import { change, putRows, show, startPage } from '../../support/page-fixture'

vi.mock('../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../support/fake-commands')).fakeCommands,
}))

const SESSION = { id: '7', userName: 'ann', type: 0, token: 't', merchantCode: '', firstTimeLogin: false }
const ACCOUNT = { id: '3', label: 'BDO', masked: '•••• 1234' }
const METHOD = { id: 'gcash', name: 'GCash', image: '', min: 50, max: 5_000 }

const putAccounts = (account: typeof ACCOUNT): void => {
  const value = {
    totalWithdrawSuccessCount: 0,
    fullBankCardList: [account],
    fullVirtualWalletList: [],
    fullEWalletList: [],
  }
  putRows('memberAnswers', [{ merchant: pageState.merchant, member: '7', name: 'withdrawAccounts', value }])
}

/** Opens a page as a member with one deposit method and one payout account. */
const start = async (path: string, currency = 'PHP', decimals = 2): Promise<void> => {
  resetCommands()
  await startPage(path)
  pageState.session = SESSION
  const scope = { merchant: pageState.merchant, member: '7' }
  putRows('settings', [{ ...parse(settingsSchema, { currency, decimals }), merchant: pageState.merchant }])
  const info = { id: '7', type: 0, regDate: 0, account: 'ann', language: 'EN', profileIcon: 1 }
  putRows('members', [{ ...scope, ...info, currency, balance: 1_250.5, referralCode: '', referralUrl: '' }])
  const value = { totalDepositSuccessCount: 0, methods: [METHOD] }
  putRows('memberAnswers', [{ ...scope, name: 'depositSettings', value }])
  putAccounts(ACCOUNT)
}

const amount = () => screen.getByRole('textbox', { name: 'Amount' })
const question = () => screen.queryByRole('group', { name: 'Confirm this withdrawal?' })

const putDeposit = (outcome: TransactionRow['outcome']): Promise<void> => {
  const row = {
    id: 'key-1',
    act: 'createDeposit',
    subject: 'createDeposit gcash 100',
    amount: 100,
    at: 1,
  } as const
  return change(() => putRows('moneyActs', [{ merchant: pageState.merchant, member: '7', ...row, outcome }]))
}

test('DLP-02 MEM-02 a deposit is a form activity until it was accepted, or its row says so, and again when its amount changes', async () => {
  await start('/m/voucherCenter')
  await show(<DepositPage />)
  const pay = () => userEvent.click(screen.getByRole('button', { name: 'Go to payment' }))
  fakeCommands.submitTransaction.mockResolvedValueOnce(ok({ status: 'done' }))
  await userEvent.type(amount(), '10')
  expect(overlayState.activity).toBe('form')
  await userEvent.type(amount(), '0')
  await pay()
  await vi.waitFor(() => expect(overlayState.activity).toBe('free'))
  await userEvent.type(amount(), '{Backspace}0')
  expect(overlayState.activity).toBe('form')
  fakeCommands.submitTransaction.mockResolvedValueOnce(ok({ status: 'checking' }))
  await pay()
  await putDeposit('checking')
  expect(overlayState.activity).toBe('form')
  await putDeposit('done')
  await vi.waitFor(() => expect(overlayState.activity).toBe('free'))
})

test('LNG-06 Brazil’s currency uses a decimal comma everywhere, and a Pix key as the new account; others have no decimals', async () => {
  await start('/m/withdraw', 'BRL')
  const view = await show(<WithdrawPage />)
  await userEvent.click(screen.getByRole('button', { name: 'Everything' }))
  expect(amount()).toHaveProperty('value', '1250,5')
  const link = screen.getByRole('link', { name: 'Add a Pix key' })
  expect(link.getAttribute('href')).toBe('/m/securityCenter/addBankCardPix')
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(question()?.textContent).toContain('1.250,50')
  view.unmount()
  await start('/m/voucherCenter', 'KRW', 0)
  await show(<DepositPage />)
  await userEvent.type(amount(), '100.5')
  await userEvent.tab()
  expect(await screen.findByText('Whole amounts only.')).toBeTruthy()
})

test('MEM-02 a removed account closes its confirmation, and a hidden balance stays hidden there', async () => {
  await start('/m/withdraw')
  setBalanceHidden(true)
  await show(<WithdrawPage />)
  await userEvent.type(amount(), '100')
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(question()?.textContent).toContain('••••')
  expect(question()?.textContent).not.toContain('1,150.50')
  await change(() => putAccounts({ id: '4', label: 'BPI', masked: '•••• 9' }))
  expect(question()).toBeNull()
  expect(fakeCommands.submitTransaction).not.toHaveBeenCalled()
  setBalanceHidden(false)
})
