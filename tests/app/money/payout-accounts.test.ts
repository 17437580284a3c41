import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { ADD_BANK_CARD_ENDPOINT } from '#domain/contract/money/transaction-endpoints'
import { WITHDRAW_ACCOUNTS_ENDPOINT } from '#domain/contract/screen-endpoints'
import { gateway, reload } from '../support/app'
import { holdClock } from '../support/clock'
import { countOf, loseNetwork, loseResponse, nextCheck, openAs, seeOfflineNotice } from '../support/money'
import { fieldOf, fill, press, see, seeNone, seePath, seeText, user } from '../support/player'

const NUMBER = 'Card or account number'
const SAVED = '•••• 4417'
const NEW = '•••• 9010'
const ADDED = 'Added. Withdrawals can go to it now.'

const openForm = async (): Promise<void> => {
  await openAs('ann', '/m/securityCenter/addBankCard')
  await within(await see('region', 'Your accounts')).findByText(SAVED)
}

const fillIn = async (number = '4000 1234-5678 9010'): Promise<void> => {
  await fill('Account holder', 'Ann Reyes')
  await fill('Bank', 'Merchants Bank')
  await fill(NUMBER, number)
}

const kept = async (): Promise<string[]> => (await gateway.money('ann')).accounts

test('MEM-02 NET-08 an account is validated, added once, and can be paid to', async () => {
  await openForm()
  await fillIn('12 34')
  await press('Add')
  await seeText('6 to 24 digits.')
  expect(document.activeElement).toBe(await fieldOf(NUMBER))
  await fill(NUMBER, '4000 1234-5678 9010')
  await user.dblClick(await see('button', 'Add'))
  await seeText(ADDED)
  await within(await see('region', 'Your accounts')).findByText(NEW)
  expect(await fieldOf(NUMBER)).toHaveProperty('value', '')
  expect(await kept()).toEqual([SAVED, NEW])
})

test('MEM-02 an account whose response was lost is checked, and no other is sent meanwhile', async () => {
  await openForm()
  holdClock()
  await loseResponse(ADD_BANK_CARD_ENDPOINT)
  await fillIn()
  await press('Add')
  await seeText(/No answer came\. We are checking/)
  await press('Add')
  expect(await fieldOf(NUMBER)).toHaveProperty('readOnly', true)
  await gateway.faults()
  await nextCheck()
  await seeText('It went through.')
  await within(await see('region', 'Your accounts')).findByText(NEW)
  expect(await kept()).toEqual([SAVED, NEW])
  expect(await countOf(ADD_BANK_CARD_ENDPOINT)).toBe(1)
})

test('MEM-02 offline nothing is sent, and what was typed stays', async () => {
  await openForm()
  await loseNetwork()
  await seeText(/What you typed stays here\./)
  await fillIn()
  await seeOfflineNotice(() => press('Add'))
  gateway.comeOnline()
  await seeNone(() => screen.queryByText(/What you typed stays here\./))
  expect(await fieldOf(NUMBER)).toHaveProperty('value', '4000 1234-5678 9010')
  expect(await kept()).toEqual([SAVED])
})

test('MEM-02 a Pix key is requested where Brazil’s page is opened', async () => {
  await openAs('ann', '/m/securityCenter/addBankCardPix')
  await fillIn()
  await press('Add')
  await seeText(/^Enter your key/)
  await fill('Pix key', 'ann@harbour.example')
  await press('Add')
  await seeText(ADDED)
  expect(await kept()).toEqual([SAVED, 'Pix ann•••le'])
})

test('MEM-01 MEM-02 the security page shows masked contact data, leads on, and claims nothing unknown', async () => {
  await gateway.faults({ match: WITHDRAW_ACCOUNTS_ENDPOINT, fault: { kind: 'hang', at: 'before' } })
  await openAs('ann', '/m/securityCenter')
  await seeText('a•••@harbour.example')
  const accounts = within(await see('region', 'Accounts for withdrawals'))
  await waitFor(async () => expect(await countOf(WITHDRAW_ACCOUNTS_ENDPOINT)).toBeGreaterThan(0))
  expect(accounts.queryByText(/None yet/)).toBeNull()
  expect(accounts.getByRole('link', { name: 'Add a bank card' })).toBeTruthy()
  await gateway.faults()
  await reload()
  await within(await see('region', 'Accounts for withdrawals')).findByText('Harbour Savings Bank')
  await press('Change password', 'link')
  await seePath('/m/changePsw')
})
