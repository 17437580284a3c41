import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { FEEDBACK_ENDPOINT } from '#domain/contract/money/transaction-endpoints'
import { MAX_FEEDBACK_LENGTH } from '#domain/service/feedback'
import { logOut } from '../support/accounts'
import { gateway } from '../support/app'
import { holdClock } from '../support/clock'
import { loseNetwork, loseResponse, nextCheck, openAs, seeOfflineNotice } from '../support/money'
import {
  afterSubmitLock,
  fieldOf,
  fill,
  goTo,
  press,
  see,
  seeMember,
  seeNone,
  seeText,
  sendLogin,
  user,
} from '../support/player'

const WORDS = 'More reefs, please.'
const MESSAGE = 'Your message'

const message = () => fieldOf(MESSAGE)
const openForm = () => openAs('ann', '/m/feedback')

const write = async (text = WORDS): Promise<void> => {
  await openForm()
  await fill(MESSAGE, text)
}

/** Ann's feedback that has arrived, in order. */
const arrived = async (): Promise<string[]> =>
  (await gateway.money('ann')).feedback.map(({ topic, text }) => `${topic}: ${text}`)

test('MEM-02 feedback requires text that is not too long, and arrives once, trimmed, however often it is tapped', async () => {
  await openForm()
  await press('Send')
  await seeText('Please enter a message.')
  expect(document.activeElement).toBe(await message())
  await fill(MESSAGE, 'x'.repeat(MAX_FEEDBACK_LENGTH + 3))
  await seeText('2,003 of 2,000 characters')
  await press('Send')
  expect(await gateway.count(FEEDBACK_ENDPOINT)).toBe(0)
  await press('A game', 'radio')
  await fill(MESSAGE, ` ${WORDS}\n`)
  await user.dblClick(await see('button', 'Send'))
  const thanks = await see('region', 'Thank you')
  await waitFor(() => expect(document.activeElement).toBe(thanks))
  expect(await arrived()).toEqual([`GAME: ${WORDS}`])
  await press('Write another message')
  expect(await message()).toHaveProperty('value', '')
  expect(await screen.findByRole('radio', { name: 'Other', checked: true })).toBeTruthy()
})

test.each([
  ['cleared when it has arrived', WORDS, ''],
  ['kept if it was changed meanwhile', 'Second', 'Second'],
])('MEM-02 feedback without a response is checked, not sent again, and %s', async (_what, text, left) => {
  await write()
  holdClock()
  await loseResponse(FEEDBACK_ENDPOINT)
  await press('Send')
  await seeText(/No response yet\. We’re checking/)
  await press('Send')
  expect(await message()).toHaveProperty('value', WORDS)
  if (text !== WORDS) await fill(MESSAGE, text)
  await gateway.faults()
  await nextCheck()
  await seeText('Completed.')
  await waitFor(() => expect(screen.getByLabelText(MESSAGE)).toHaveProperty('value', left))
  expect(await arrived()).toEqual([`OTHER: ${WORDS}`])
  expect(await gateway.count(FEEDBACK_ENDPOINT)).toBe(1)
  await press('OK')
  await seeNone(() => screen.queryByText('Completed.'))
})

test('MEM-02 feedback that was rejected or never arrived stays in the form, and a retry arrives once', async () => {
  await write()
  holdClock()
  await gateway.refuse(FEEDBACK_ENDPOINT, 'request.invalid', { status: 400 })
  await press('Send')
  await seeText('Not accepted. Please check what you entered and try again.')
  await waitFor(() => expect(screen.getByText('Send').closest('[aria-disabled]')).toBeNull())
  await gateway.faults({ match: FEEDBACK_ENDPOINT, fault: { kind: 'status', status: 503 } }) // not received
  await press('Send')
  await seeText(/No response./)
  await nextCheck()
  await seeText(/It failed and nothing has changed/)
  expect(await message()).toHaveProperty('value', WORDS)
  await gateway.faults()
  await press('Send')
  await see('heading', 'Thank you')
  expect(await arrived()).toEqual([`OTHER: ${WORDS}`])
})

test('MEM-02 offline nothing is sent, and the text stays, through other screens too', async () => {
  await openAs('ann', '/m/member/home')
  await loseNetwork('Refresh balance')
  await press('Feedback', 'link')
  await seeText(/Your message is saved here/)
  await fill(MESSAGE, WORDS)
  await seeText(`${String(WORDS.length)} of 2,000 characters`)
  await seeOfflineNotice(() => press('Send'))
  goTo('/m/member/home')
  await press('Feedback', 'link')
  expect(await message()).toHaveProperty('value', WORDS)
  gateway.comeOnline()
  await seeNone(() => screen.queryByText(/Your message is saved here/))
  expect(gateway.attempts(FEEDBACK_ENDPOINT)).toBe(0)
})

test('MEM-02 feedback that arrives while the player is on another screen leaves no draft', async () => {
  await write()
  const release = gateway.network.hold(FEEDBACK_ENDPOINT)
  await press('Send')
  goTo('/m/member/home')
  await see('region', 'Balance')
  release()
  goTo('/m/feedback')
  await see('region', 'Thank you')
})

test('MEM-02 SES-07 R-15 a draft survives an ended session, and a logout by the player removes it', async () => {
  await write()
  await gateway.control({ members: [{ username: 'ann', endSessions: true }] })
  goTo('/m/member/home')
  // The page may have asked by itself, and met the ended session first. A click on the dialog would close it.
  const refresh = { name: 'Refresh balance' }
  const first = await waitFor(() => screen.queryByRole('dialog') ?? screen.getByRole('button', refresh))
  if (first instanceof HTMLButtonElement) await user.click(first)
  await press('Log in', 'button', await see('dialog', 'Please log in'))
  await seeNone(() => screen.queryByRole('dialog'))
  await afterSubmitLock()
  await sendLogin('ann')
  await seeMember('ann')
  goTo('/m/feedback')
  expect(await message()).toHaveProperty('value', WORDS)

  await logOut()
  goTo('/m/login?backUrl=%2Fm%2Ffeedback')
  await afterSubmitLock()
  await sendLogin('ann')
  expect(await message()).toHaveProperty('value', '')
})
