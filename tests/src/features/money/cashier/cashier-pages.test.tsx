import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { err, ok } from '#domain/result'
import { DepositPage } from '../../../../../src/features/money/cashier/deposit-page'
import { SecurityPage } from '../../../../../src/features/money/payout-accounts/security-page'
import { setBalanceHidden } from '../../../../../src/shared/member/balance-hidden'
import { memoryTables } from '../../../../../src/shared/worker/query/page-tables'
import { WithdrawPage } from '../../../../../src/features/money/cashier/withdraw-page'
import { overlayState } from '../../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../../src/shared/page/page-state'
import { fakeCommands } from '../../../support/fake-commands'
import { change, putRows, show } from '../../../support/page-fixture'
import { accountsOf, act, startCashier } from '../../../support/cashier-page'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))
const leaveToPay = vi.hoisted(() => vi.fn<(url: string) => void>())
vi.mock('../../../../../src/features/money/cashier/redirect-to-payment', () => ({ leaveToPay }))

const start = async (path: string, currency: string, decimals = 2): Promise<void> => {
  leaveToPay.mockClear()
  await startCashier(path, currency, decimals)
}

const amount = () => screen.getByRole('textbox', { name: 'Amount' })
const pay = () => screen.getByRole('button', { name: 'Go to payment' })

describe('MEM-02 the deposit page', () => {
  beforeEach(() => start('/m/voucherCenter', 'PHP'))

  test('MEM-02 R-14 redirects to the provider’s page, and never to an unsafe URL', async () => {
    await show(<DepositPage />)
    const to = (redirectUrl: string): void => {
      fakeCommands.submitTransaction.mockResolvedValueOnce(ok({ status: 'pending', redirectUrl }))
    }
    await userEvent.type(amount(), '100')
    to('javascript:alert(1)')
    await userEvent.click(pay())
    expect(await screen.findByText(/not safe to open/u)).toBeTruthy()
    expect(leaveToPay).not.toHaveBeenCalled()
    to('https://pay.example/t/1')
    await userEvent.click(pay())
    expect(leaveToPay).toHaveBeenCalledWith('https://pay.example/t/1')
    expect(fakeCommands.submitTransaction).toHaveBeenLastCalledWith({
      act: 'createDeposit',
      methodId: 'gcash',
      amount: 100,
    })
    // While redirecting, the form ignores a second press; a returning player may press again.
    const opening = screen.getByRole('button', { name: 'Opening the payment page' })
    await userEvent.click(opening)
    expect(fakeCommands.submitTransaction).toHaveBeenCalledTimes(2)
    await change(() => {
      window.dispatchEvent(new Event('pageshow'))
    })
    expect(pay()).toBeTruthy()
  })

  test('MEM-02 a player who has moved to another screen is not redirected from it', async () => {
    const view = await show(<DepositPage />)
    let answer: (result: ReturnType<typeof ok<{ status: 'pending'; redirectUrl: string }>>) => void = () =>
      undefined
    fakeCommands.submitTransaction.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await userEvent.type(amount(), '100')
    await userEvent.click(pay())
    expect(overlayState.activity).toBe('payment')
    view.unmount()
    answer(ok({ status: 'pending', redirectUrl: 'https://pay.example/t/1' }))
    await vi.waitFor(() => {
      expect(overlayState.activity).toBe('free')
    })
    expect(leaveToPay).not.toHaveBeenCalled()
  })

  test('MEM-02 shows a rejection next to the form; the input stays', async () => {
    await show(<DepositPage />)
    fakeCommands.submitTransaction.mockResolvedValue(
      err({ kind: 'refused', status: 400, code: 'request.invalid', message: '' }),
    )
    await userEvent.type(amount(), '100')
    await userEvent.click(pay())
    expect((await screen.findByRole('alert')).textContent).toContain('not accepted')
    expect(amount()).toHaveProperty('value', '100')
  })

  test('DLP-02 MEM-02 an accepted deposit is not a form activity until its amount changes', async () => {
    await show(<DepositPage />)
    fakeCommands.submitTransaction.mockResolvedValue(ok({ status: 'done' }))
    await userEvent.type(amount(), '100')
    expect(overlayState.activity).toBe('form')
    await userEvent.click(pay())
    await vi.waitFor(() => expect(overlayState.activity).toBe('free'))
    await userEvent.type(amount(), '0')
    expect(overlayState.activity).toBe('form')
  })

  test('DLP-02 MEM-02 a deposit with a lost response is a form activity until its row says that it was accepted', async () => {
    await show(<DepositPage />)
    fakeCommands.submitTransaction.mockResolvedValue(ok({ status: 'checking' }))
    await userEvent.type(amount(), '100')
    await userEvent.click(pay())
    await change(() => putRows('moneyActs', [act({ outcome: 'checking' })]))
    expect(overlayState.activity).toBe('form')
    await change(() => putRows('moneyActs', [act({ outcome: 'done' })]))
    await vi.waitFor(() => expect(overlayState.activity).toBe('free'))
  })

  test('MEM-02 lists a pending deposit, which can be resumed under its own request, also among others', async () => {
    putRows('moneyActs', [
      act({}),
      act({ id: 'key-2', subject: 'createDeposit gone 200', amount: 200, at: 2 }),
    ])
    await show(<DepositPage />)
    const latest = screen.getByRole('region', { name: 'Recent transactions' })
    const texts = within(latest)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(texts[0]).toContain('200.00')
    expect(texts[1]).toContain('Waiting for your payment.')
    // A deposit by a removed payment method cannot be resumed.
    const goOn = within(latest).getByRole('button')
    expect(goOn.closest('li')?.textContent).toBe(texts[1])
    fakeCommands.submitTransaction.mockResolvedValue(ok({ status: 'checking' }))
    await userEvent.click(goOn)
    expect(fakeCommands.submitTransaction).toHaveBeenCalledWith({
      act: 'createDeposit',
      methodId: 'gcash',
      amount: 100,
      goesOn: true,
    })
  })

  test('MEM-02 does not show a failed deposit again after the player has seen it', async () => {
    putRows('moneyActs', [act({ outcome: 'undone', isSeen: true })])
    await show(<DepositPage />)
    expect(screen.queryByRole('region', { name: 'Recent transactions' })).toBeNull()
  })
})

describe('MEM-02 LNG-06 the currency of a member', () => {
  test('LNG-06 Brazil’s uses a decimal comma everywhere, and a Pix key as the new account', async () => {
    await start('/m/withdraw', 'BRL')
    await show(<WithdrawPage />)
    await userEvent.click(screen.getByRole('button', { name: 'Everything' }))
    expect(amount()).toHaveProperty('value', '1250,5')
    const link = screen.getByRole('link', { name: 'Add a Pix key' })
    expect(link.getAttribute('href')).toBe('/m/securityCenter/addBankCardPix')
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
    expect(screen.getByRole('group', { name: 'Confirm this withdrawal?' }).textContent).toContain('1.250,50')
  })

  test('MEM-02 a removed account closes its confirmation, and a hidden balance stays hidden', async () => {
    await start('/m/withdraw', 'PHP')
    setBalanceHidden(true)
    await show(<WithdrawPage />)
    await userEvent.type(amount(), '100')
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
    const question = screen.getByRole('group', { name: 'Confirm this withdrawal?' })
    expect(question.textContent).toContain('••••')
    expect(question.textContent).not.toContain('1,150.50')
    const { merchant } = pageState
    const other = { id: '4', label: 'BPI', masked: '•••• 9' }
    await change(() =>
      putRows('memberAnswers', [
        { merchant, member: '7', name: 'withdrawAccounts', value: accountsOf([other]) },
      ]),
    )
    expect(screen.queryByRole('group', { name: 'Confirm this withdrawal?' })).toBeNull()
    expect(fakeCommands.submitTransaction).not.toHaveBeenCalled()
    setBalanceHidden(false)
  })

  test('MEM-02 when the accounts are unknown it does not claim that there are none', async () => {
    await start('/m/securityCenter', 'PHP')
    memoryTables.apply({
      table: 'memberAnswers',
      puts: [],
      deletes: [[pageState.merchant, '7', 'withdrawAccounts']],
    })
    await show(<SecurityPage />)
    expect(screen.getByRole('link', { name: 'Add a bank card' })).toBeTruthy()
    expect(screen.queryByText(/None yet/u)).toBeNull()
  })

  test('LNG-06 a currency without decimals accepts whole amounts only', async () => {
    await start('/m/voucherCenter', 'KRW', 0)
    await show(<DepositPage />)
    await userEvent.type(amount(), '100.5')
    await userEvent.tab()
    expect(await screen.findByText('Whole amounts only.')).toBeTruthy()
  })
})
