import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  ADD_BANK_CARD_ENDPOINT,
  CREATE_DEPOSIT_ENDPOINT,
  CREATE_WITHDRAWAL_ENDPOINT,
} from '#domain/contract/money/transaction-endpoints'
import { WITHDRAW_ACCOUNTS_ENDPOINT } from '#domain/contract/screen-endpoints'
import { gateway, reload } from '../support/app'
import { holdClock } from '../support/clock'
import { loseNetwork, loseResponse, nextCheck, openAs, seeOfflineNotice } from '../support/money'
import { fieldOf, fill, goTo, press, see, seeNone, seePath, seeText, user } from '../support/player'

const NUMBER = 'Card or account number'
const SAVED = '•••• 4417'
const NEW = '•••• 9010'
const ADDED = 'Account added. You can use it for withdrawals now.'

const openForm = async (): Promise<void> => {
  await openAs('ann', '/m/securityCenter/addBankCard')
  await within(await see('region', 'Your withdrawal accounts')).findByText(SAVED)
}

const fillIn = async (number = '4000 1234-5678 9010'): Promise<void> => {
  await fill('Account holder name', 'Ann Reyes')
  await fill('Bank', 'Merchants Bank')
  await fill(NUMBER, number)
}

const kept = async (): Promise<string[]> => (await gateway.money('ann')).accounts

test('MEM-02 NET-08 an account is validated, added once, and can be paid to', async () => {
  await openForm()
  await fillIn('12 34')
  await press('Add account')
  await seeText('Enter 6 to 24 digits.')
  expect(document.activeElement).toBe(await fieldOf(NUMBER))
  await fill(NUMBER, '4000 1234-5678 9010')
  await user.dblClick(await see('button', 'Add account'))
  await seeText(ADDED)
  await within(await see('region', 'Your withdrawal accounts')).findByText(NEW)
  expect(await fieldOf(NUMBER)).toHaveProperty('value', '')
  expect(await kept()).toEqual([SAVED, NEW])
})

test('MEM-02 an account whose response was lost is checked, and no other is sent meanwhile', async () => {
  await openForm()
  holdClock()
  await loseResponse(ADD_BANK_CARD_ENDPOINT)
  await fillIn()
  await press('Add account')
  await seeText(/No response yet\. We’re checking/)
  await press('Add account')
  expect(await fieldOf(NUMBER)).toHaveProperty('readOnly', true)
  await gateway.faults()
  await nextCheck()
  await seeText('Completed.')
  await within(await see('region', 'Your withdrawal accounts')).findByText(NEW)
  expect(await kept()).toEqual([SAVED, NEW])
  expect(await gateway.count(ADD_BANK_CARD_ENDPOINT)).toBe(1)
})

test('MEM-02 offline nothing is sent, and what was typed stays', async () => {
  await openForm()
  await loseNetwork()
  await seeText(/What you typed stays here\./)
  await fillIn()
  await seeOfflineNotice(() => press('Add account'))
  gateway.comeOnline()
  await seeNone(() => screen.queryByText(/What you typed stays here\./))
  expect(await fieldOf(NUMBER)).toHaveProperty('value', '4000 1234-5678 9010')
  expect(await kept()).toEqual([SAVED])
  expect(gateway.attempts(ADD_BANK_CARD_ENDPOINT)).toBe(0)
})

test('MEM-02 a Pix key is requested where Brazil’s page is opened', async () => {
  await openAs('ann', '/m/securityCenter/addBankCardPix')
  await fillIn()
  await press('Add account')
  await seeText(/^Enter your Pix key/)
  await fill('Pix key', 'ann@harbour.example')
  await press('Add account')
  await seeText(ADDED)
  expect(await kept()).toEqual([SAVED, 'Pix ann•••le'])
})

test('MEM-01 MEM-02 the security page shows masked contact data, leads on, and claims nothing unknown', async () => {
  await gateway.faults({ match: WITHDRAW_ACCOUNTS_ENDPOINT, fault: { kind: 'hang', at: 'before' } })
  await openAs('ann', '/m/securityCenter')
  await seeText('a•••@harbour.example')
  const accounts = within(await see('region', 'Withdrawal accounts'))
  await waitFor(async () => expect(await gateway.count(WITHDRAW_ACCOUNTS_ENDPOINT)).toBeGreaterThan(0))
  expect(accounts.queryByText(/No accounts yet/)).toBeNull()
  expect(accounts.getByRole('link', { name: 'Add bank account' })).toBeTruthy()
  await gateway.faults()
  await reload()
  await within(await see('region', 'Withdrawal accounts')).findByText('Harbour Savings Bank')
  await press('Change password', 'link')
  await seePath('/m/changePsw')
})

const question = () => screen.queryByRole('group', { name: 'Confirm withdrawal' })

/** Requests a withdrawal, and sees these texts in its confirmation. */
const request = async (amount: string, ...texts: readonly string[]): Promise<void> => {
  await see('button', 'Max')
  await fill('Amount', amount)
  await press('Withdraw', 'button', screen.getByRole('main'))
  await waitFor(() => {
    for (const text of texts) expect(question()?.textContent).toContain(text)
  })
}

test('DLP-02 MEM-02 a deposit is a form activity until it was accepted, and again when its amount changes', async () => {
  await openAs('ann', '/m/voucherCenter')
  const { overlayState } = await import('../../../src/shared/overlays/overlay-queue')
  const seeActivity = (activity: string): Promise<void> =>
    waitFor(() => expect(overlayState.activity).toBe(activity))
  holdClock()
  await gateway.answer(CREATE_DEPOSIT_ENDPOINT, { status: 'done' })
  await fill('Amount', '100')
  await seeActivity('form')
  await press('Go to payment')
  await seeActivity('free')
  await fill('Amount', '200')
  await seeActivity('form')
  await loseResponse(CREATE_DEPOSIT_ENDPOINT)
  await press('Go to payment')
  await seeText(/No response yet\. We’re checking/)
  await seeActivity('form')
  await gateway.faults()
  await nextCheck()
  await seeActivity('free')
})

test('LNG-06 MEM-02 Brazil’s currency uses a decimal comma everywhere, and a Pix key as the new account', async () => {
  await gateway.control({ settings: { currency: 'BRL' } })
  await openAs('ann', '/m/withdraw')
  await press('Max')
  expect(await fieldOf('Amount')).toHaveProperty('value', '1250,5')
  expect((await see('link', 'Add a Pix key')).getAttribute('href')).toBe('/m/securityCenter/addBankCardPix')
  await request('1000,5', '1.000,50', '250,00')
})

test('MEM-02 a removed account closes its confirmation, and a hidden balance stays hidden there', async () => {
  await openAs('ann', '/m/member/home')
  await press('Hide balance')
  goTo('/m/withdraw')
  await see('radio', /Harbour Savings Bank/)
  await request('100', '••••', '100.00')
  expect(question()?.textContent).not.toContain('1,150.50')
  await gateway.control({ members: [{ username: 'ann', accounts: [] }] })
  await press('Refresh')
  await seeNone(question)
  expect(await gateway.count(CREATE_WITHDRAWAL_ENDPOINT)).toBe(0)
})
