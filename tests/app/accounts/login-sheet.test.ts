import { waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { secondStep, seeNoDialog, submit } from '../support/accounts'
import { gateway, open } from '../support/app'
import { holdClock, pass } from '../support/clock'
import { afterSubmitLock, fill, press, see, seeMember, seePath, sendLogin } from '../support/player'
import { valueOf } from '../support/registration'
import { seeRequests } from '../support/sync'

/** A guest wants to open their account's page. @returns the login over the page */
const openSheet = async (): Promise<HTMLElement> => {
  await press('Account', 'link')
  return see('dialog', 'Log in')
}

test('ANN-08 a guest logs in over the page and reaches what they wanted', async () => {
  await open('/m/home?r=F7')
  const sheet = await openSheet()
  expect(sheet.textContent).toContain('Log in to continue')
  await seePath('/m/home?r=F7')
  await sendLogin('ann', 'not-the-password')
  await within(sheet).findByRole('alert')
  await afterSubmitLock()
  await sendLogin('ann')
  await seePath('/m/member/home?r=F7')
  await seeNoDialog()
  await seeMember('ann')
})

test('ANN-08 LINE-04 a notice that replaces the sheet restores it afterwards with the name that was typed', async () => {
  const match = STATUS_ENDPOINT
  await open('/m/home')
  await see('heading', 'Popular')
  const failure = { kind: 'failure', errorCode: 'merchant.paused', message: 'Paused until noon.' }
  await gateway.faults({ match, fault: { kind: 'delay', ms: 20_000 } }, { match, fault: failure })
  await gateway.clearRequests()
  holdClock()
  await open('/m/home')
  await openSheet()
  await fill('Username', 'ann')
  await seeRequests(match, 1)
  await pass(20_000)
  const notice = await see('dialog', 'Something went wrong')
  expect(notice.textContent).toContain('Paused until noon.')
  await press('OK', 'button', notice)
  const sheet = await see('dialog', 'Log in')
  expect(await valueOf('Username')).toBe('ann')
  await press('Close', 'button', sheet)
  await seeNoDialog()
  await openSheet()
  expect(await valueOf('Username')).toBe('')
})

test('ANN-08 LOG-05 the second step of a login over the page ends where the player wanted to go', async () => {
  await open('/m/home')
  await openSheet()
  await sendLogin('hal')
  await secondStep()
  await fill('Account holder name', 'Hal Whitaker')
  await submit()
  await seePath('/m/member/home')
  await seeMember('hal')
  await seeNoDialog()
})

test('ANN-08 SHL-07 a closed sheet leaves no history entry, and a link of the sheet replaces it', async () => {
  await open('/m/home')
  await see('link', 'Account')
  const begun: unknown = history.state
  const sheet = await openSheet()
  expect(history.state).not.toEqual(begun)
  await press('Close', 'button', sheet)
  await waitFor(() => expect(history.state).toEqual(begun))
  const again = await openSheet()
  const { length } = history
  await press('Sign up', 'link', again)
  await seePath('/m/register?backUrl=%2Fm%2Fmember%2Fhome')
  await seeNoDialog()
  expect(history).toHaveLength(length)
})
