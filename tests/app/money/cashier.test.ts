import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  CREATE_DEPOSIT_ENDPOINT,
  CREATE_WITHDRAWAL_ENDPOINT,
} from '#domain/contract/money/transaction-endpoints'
import { DEPOSIT_SETTINGS_ENDPOINT } from '#domain/contract/screen-endpoints'
import { gateway, reload } from '../support/app'
import { holdClock } from '../support/clock'
import { loseNetwork, loseResponse, moved, nextCheck, openAs, seeLatest, watchExits } from '../support/money'
import { fieldOf, fill, goTo, press, see, seeNone, seePath, seeText, user } from '../support/player'

const PAY = 'Go to payment'
const PROVIDER: unknown = expect.stringMatching(/\/pay\//)
const amount = () => fieldOf('Amount')
const question = async () => within(await see('group', 'Confirm withdrawal'))

const openDeposit = async (): Promise<void> => {
  await openAs('ann', '/m/voucherCenter')
  await see('radio', /Harbour Pay/)
}

const deposit = async (text: string): Promise<void> => {
  await fill('Amount', text)
  await press(PAY)
}

/** Waits for the withdrawal form and the balance, which limits the amount. */
const seeWithdraw = async (): Promise<void> => {
  await see('radio', /Harbour Savings Bank/)
  await see('button', 'Max')
}

const openWithdraw = async (): Promise<void> => {
  await openAs('ann', '/m/withdraw')
  await seeWithdraw()
}

/** Requests a withdrawal up to its confirmation. */
const request = async (text: string): Promise<void> => {
  await fill('Amount', text)
  await press('Withdraw', 'button', screen.getByRole('main'))
}

const withdraw = async (text: string): Promise<void> => {
  await request(text)
  await user.click((await question()).getByRole('button', { name: 'Withdraw' }))
}

/** The result of the command may come after the row that shows it. */
const seeFormFree = (): Promise<void> =>
  waitFor(async () => expect(await amount()).toMatchObject({ value: '', readOnly: false }))

const begun = async (): Promise<string[]> =>
  (await gateway.money('ann')).payments.map(({ target, amount: paid }) => `${target} ${String(paid)}`)

test('MEM-02 LNG-06 a deposit is sent only within the limits of its method', async () => {
  await openDeposit()
  await press(PAY)
  await seeText('Enter an amount.')
  expect(document.activeElement).toBe(await amount())
  await fill('Amount', '49.99')
  await seeText(/Minimum .₱50\.00/)
  await press(/Bank transfer/, 'radio')
  await fill('Amount', '250.505')
  await seeText('Use up to 2 decimal places.')
  await press(PAY)
  expect(await gateway.count(CREATE_DEPOSIT_ENDPOINT)).toBe(0)
})

test('MEM-02 a deposit leads to the provider’s page once, and a paid one is on the balance until it was seen', async () => {
  const left = watchExits()
  await openDeposit()
  await press(/^.₱500.$/u)
  await user.dblClick(await see('button', PAY))
  await seeLatest('Opening payment page…')
  await press('Opening payment page…', 'button', (await amount()).closest('form') ?? undefined)
  expect(left.mock.calls).toEqual([[PROVIDER]])
  expect(await begun()).toEqual(['harbour-pay 500'])
  dispatchEvent(new Event('pageshow')) // the player has come back
  await see('button', PAY)

  holdClock()
  await reload()
  await seeLatest(/Deposit .₱500\.00.*Harbour Pay.*Waiting for your payment…/)
  await gateway.control({ payments: [{ username: 'ann', status: 'done' }] })
  await nextCheck()
  await seeLatest('Completed.')
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Balance' }).textContent).toContain('₱1,750.50'),
  )
  expect(await moved('deposit')).toEqual([500])
  await press('OK')
  await seeNone(() => screen.queryByRole('region', { name: 'Recent transactions' }))
  expect(document.activeElement?.id).toBe('main')
})

test('MEM-02 a lost response brings no second deposit: the first one continues, and a failed one moves nothing', async () => {
  const left = watchExits()
  await openDeposit()
  holdClock()
  await loseResponse(CREATE_DEPOSIT_ENDPOINT)
  await deposit('1,000')
  await seeLatest('No response yet. We’re checking')
  await gateway.faults()
  await nextCheck()
  await seeLatest('Waiting for your payment…')
  // The screen has one main button, which is that of the payment that waits.
  const main = screen.getByRole('main')
  expect([...main.querySelectorAll('[class*=primary]')].map((each) => each.textContent)).toEqual([
    'Continue to payment',
  ])
  await press('Continue to payment')
  await waitFor(() => expect(left.mock.calls).toEqual([[PROVIDER]]))
  expect(await begun()).toEqual(['harbour-pay 1000'])
  await gateway.control({ payments: [{ username: 'ann', status: 'failed' }] })
  await nextCheck()
  await seeLatest('Failed. Please try again or contact customer service.')
  expect(await moved('deposit')).toEqual([])
})

test('MEM-02 R-14 without a method, after a rejection or with an unsafe page the player sees a message and stays', async () => {
  const left = watchExits()
  await openDeposit()
  const unsafe = { status: 'pending', redirectUrl: 'http://pay.evil.example/' }
  await gateway.answer(CREATE_DEPOSIT_ENDPOINT, unsafe)
  await deposit('100')
  await seeText(/its address isn’t safe/)
  await gateway.refuse(CREATE_DEPOSIT_ENDPOINT, 'request.invalid', { status: 400 })
  await deposit('150')
  await seeText(/Not accepted/)
  expect(await amount()).toHaveProperty('value', '150')
  const value = { totalDepositSuccessCount: 0, methods: [] }
  await gateway.answer(DEPOSIT_SETTINGS_ENDPOINT, value)
  await reload()
  await seeText('No deposit methods available')
  const methods = [{ id: 'gcash', name: 'GCash', image: '', min: 1, max: 9 }]
  await gateway.answer(DEPOSIT_SETTINGS_ENDPOINT, { ...value, methods })
  await press('Refresh')
  await see('radio', /GCash/)
  expect(left).not.toHaveBeenCalled()
})

test('MEM-02 a player who has moved to another screen is not redirected from it', async () => {
  const left = watchExits()
  await openDeposit()
  const release = gateway.network.hold(CREATE_DEPOSIT_ENDPOINT)
  await deposit('100')
  goTo('/m/withdraw')
  await see('radio', /Harbour Savings Bank/)
  release()
  await waitFor(async () => expect(await begun()).toEqual(['harbour-pay 100']))
  goTo('/m/voucherCenter')
  await seeLatest('Waiting for your payment…')
  expect(left).not.toHaveBeenCalled()
})

test('MEM-02 LNG-06 NET-08 a withdrawal is confirmed, sent once, and shown until it is paid out', async () => {
  await openWithdraw()
  await request('1,250.51')
  await seeText('Insufficient balance. Enter a lower amount.')
  await press('Max')
  expect(await amount()).toHaveProperty('value', '1250.5')
  await fill('Withdrawal password', 'harbour-secret')
  await request('500.1')
  const asked = await see('group', 'Confirm withdrawal')
  await within(asked).findByText(
    /Withdraw .₱500\.10. to .Harbour Savings Bank •••• 4417.\? Your balance will be .₱750\.40.\./,
  )
  await press('Back', 'button', asked)
  expect(await gateway.count(CREATE_WITHDRAWAL_ENDPOINT)).toBe(0)

  holdClock()
  await press('Withdraw', 'button', screen.getByRole('main'))
  await user.dblClick((await question()).getByRole('button', { name: 'Withdraw' }))
  await seeLatest(/Withdrawal .₱500\.10.*Harbour Savings Bank •••• 4417.*is under review/)
  await seeFormFree()
  expect(await moved('withdrawal')).toEqual([-500.1])
  expect(await gateway.count(CREATE_WITHDRAWAL_ENDPOINT)).toBe(1)
  await gateway.control({ payments: [{ username: 'ann', status: 'done' }] })
  await nextCheck()
  await seeLatest('Completed.')
})

test('MEM-02 a withdrawal whose response was lost is checked, and not sent again', async () => {
  await openWithdraw()
  holdClock()
  await loseResponse(CREATE_WITHDRAWAL_ENDPOINT)
  await withdraw('300')
  await seeLatest('No response yet. We’re checking')
  await seeFormFree()
  await withdraw('300')
  await reload()
  await seeLatest('No response yet. We’re checking')
  expect(await gateway.count(CREATE_WITHDRAWAL_ENDPOINT)).toBe(1)
  await gateway.faults()
  await nextCheck()
  await seeLatest('is under review')
  await gateway.control({ payments: [{ username: 'ann', status: 'failed' }] }) // the operator returns it
  await nextCheck()
  await seeLatest('Failed. Please try again or contact customer service.')
  expect(await moved('withdrawal')).toEqual([-300, 300])
})

test('MEM-02 a balance lower than shown is reported, and the amount stays', async () => {
  await openWithdraw()
  await gateway.refuse(CREATE_WITHDRAWAL_ENDPOINT, 'balance.not.enough', { status: 400 })
  await withdraw('500')
  expect((await screen.findByRole('alert')).textContent).toBe('Insufficient balance. Enter a lower amount.')
  expect(await amount()).toHaveProperty('value', '500')
})

test('MEM-02 OFF-01 offline the cashier shows what was known, and sends nothing', async () => {
  await openDeposit()
  goTo('/m/withdraw')
  await seeWithdraw()
  await loseNetwork()
  await seeText(/Connect to the internet to withdraw\./)
  await seeText(/^Updated /)
  await request('500')
  expect(screen.queryByRole('group', { name: 'Confirm withdrawal' })).toBeNull()
  goTo('/m/voucherCenter')
  await seeText(/Connect to the internet to deposit\./)
  await see('radio', /Harbour Pay.*₱50/)
  await deposit('500')
  expect(await amount()).toHaveProperty('value', '500')
  gateway.comeOnline()
  await seeNone(() => screen.queryByText(/Connect to the internet to deposit\./))
  expect(gateway.attempts(CREATE_WITHDRAWAL_ENDPOINT)).toBe(0)
  expect(gateway.attempts(CREATE_DEPOSIT_ENDPOINT)).toBe(0)
})

test('MEM-02 a member without an account is led to add one', async () => {
  await gateway.control({ members: [{ username: 'dev', accounts: [] }] })
  await openAs('dev', '/m/withdraw')
  await seeText('No withdrawal account yet')
  await press('Add bank account', 'link')
  await seePath('/m/securityCenter/addBankCard')
})
