import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  CREATE_DEPOSIT_ENDPOINT,
  CREATE_WITHDRAWAL_ENDPOINT,
} from '#domain/contract/money/transaction-endpoints'
import { gateway } from '../support/app'
import { holdClock } from '../support/clock'
import { goTo } from '../support/lobby'
import { countOf, loseResponse, nextCheck, openAs } from '../support/money'
import { fieldOf, fill, press, see, seeNone, seeText } from '../support/player'

const question = () => screen.queryByRole('group', { name: 'Confirm this withdrawal?' })

/** Requests a withdrawal, and sees these texts in its confirmation. */
const request = async (amount: string, ...texts: readonly string[]): Promise<void> => {
  await see('button', 'Everything')
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
  await seeText(/No answer came\. We are checking/)
  expect(overlayState.activity).toBe('form')
  await gateway.faults()
  await nextCheck()
  await seeActivity('free')
})

test('LNG-06 MEM-02 Brazil’s currency uses a decimal comma everywhere, and a Pix key as the new account', async () => {
  await gateway.control({ settings: { currency: 'BRL' } })
  await openAs('ann', '/m/withdraw')
  await press('Everything')
  expect(await fieldOf('Amount')).toHaveProperty('value', '1250,5')
  const link = await see('link', 'Add a Pix key')
  expect(link.getAttribute('href')).toBe('/m/securityCenter/addBankCardPix')
  await request('1000,5', '1.000,50', '250,00')
})

test('MEM-02 a removed account closes its confirmation, and a hidden balance stays hidden there', async () => {
  await openAs('ann', '/m/member/home')
  await press('Hide the balance')
  goTo('/m/withdraw')
  await see('radio', /Harbour Savings Bank/)
  await request('100', '••••', '100.00')
  expect(question()?.textContent).not.toContain('1,150.50')
  await gateway.control({ members: [{ username: 'ann', accounts: [] }] })
  await press('Refresh')
  await seeNone(question)
  expect(await countOf(CREATE_WITHDRAWAL_ENDPOINT)).toBe(0)
})
