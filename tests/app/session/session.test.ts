import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { PROFILE_ICON_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { MEMBER_INFO_ENDPOINT } from '#domain/contract/endpoints'
import { REWARD_LIST_ENDPOINT } from '#domain/contract/screen-endpoints'
import { CLAIM_REWARD_ENDPOINT } from '#domain/contract/money/transaction-endpoints'
import { MINUTE_MS, SLOW_HINT_DELAY_MS } from '#domain/timing'
import { logOut, seeNoDialog, tokenFor } from '../support/accounts'
import { gateway, open } from '../support/app'
import { holdClock, pass } from '../support/clock'
import { openAs } from '../support/money'
import { hidePage, showPage } from '../support/page-events'
import { logIn, press, see, seeGuest, seeMember, seePath, storedSession, user } from '../support/player'

const question = (): Promise<HTMLElement> => see('dialog', 'Switch account?')

test('SES-04 SES-05 guests are led home from feedback, and members from the pages of guests', async () => {
  await open('/m/feedback')
  await seePath('/m/home')
  await logIn('ann')
  await open('/m/register')
  await seePath('/m/home')
  await seeMember('ann')
})

test('SES-03 a token in the URL is removed at once, verified before anything opens, and starts a session', async () => {
  const token = await tokenFor('ann')
  const release = gateway.network.hold(MEMBER_INFO_ENDPOINT)
  const { length } = history
  await open(`/m/member/home?r=F7&token=${token}&x=1#top`)
  expect(history).toHaveLength(length) // no step back leads to the token
  expect(location.href).toMatch(/\/m\/member\/home\?r=F7&x=1#top$/u)
  await waitFor(() => expect(document.querySelector('#main [aria-busy=true]')).not.toBeNull())
  expect(storedSession()).toBeNull()
  release()
  await seeMember('ann')
  await seePath('/m/member/home?r=F7&x=1')
  expect(storedSession()).toMatchObject({ id: '70001', token, userName: 'ann', type: 0 })
})

test('SES-03 a rejected token leads to the login', async () => {
  const toast = screen.findByText('Please log in again to continue.') // it goes after a moment, on a busy machine before `open` ends
  await open('/m/withdraw?tokens=canary-token-0123456789')
  await toast
  await seePath(/^\/m\/login\?backUrl=%2Fm%2Fwithdraw/u)
  expect(storedSession()).toBeNull()
})

test('SES-03 R-10 a page that cannot verify its token says why and offers a retry, and a late response still logs in', async () => {
  const token = await tokenFor('ann')
  holdClock()
  await gateway.faults({ match: MEMBER_INFO_ENDPOINT, fault: { kind: 'status', status: 429 } })
  await open(`/m/member/home?token=${token}`)
  expect((await screen.findByRole('alert')).textContent).toContain('HTTP 429')
  await gateway.faults({ match: MEMBER_INFO_ENDPOINT, times: 1, fault: { kind: 'delay', ms: 10_000 } })
  await press('Try again')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await pass(SLOW_HINT_DELAY_MS)
  expect((await screen.findByRole('alert')).textContent).toContain('took too long')
  await pass(10_000)
  await seeMember('ann')
  await seePath('/m/member/home')
})

test('SES-03 a link of another account shows a dialog naming both; the player stays, also on Back, or switches', async () => {
  const token = await tokenFor('ben')
  await logIn('ann')
  const session = storedSession()
  await open(`/m/voucherCenter?token=${token}`)
  expect((await question()).textContent).toMatch(/logged in as .ann.\. This link is for .ben/u)
  await seeMember('ann')
  await press('Keep current account')
  await see('heading', 'Deposit')
  await seeNoDialog()
  await open(`/m/member/home?tokens=${token}`)
  await question()
  history.back()
  await seeNoDialog()
  await screen.findAllByText('₱1,250.50')
  expect(storedSession()).toEqual(session)
  await open(`/m/member/home?token=${token}`)
  await press('Switch account', 'button', await question())
  await seeMember('ben')
  await screen.findAllByText('₱8,800.00')
  expect(storedSession()).toMatchObject({ userName: 'ben', token })
})

test('SES-07 one notice for an ended session, and none about the action that it ended', async () => {
  await openAs('ann', '/m/rewardCenter')
  await gateway.refuse(CLAIM_REWARD_ENDPOINT, 'user.or.token.invalid', { message: 'Your token is invalid.' })
  await user.click((await screen.findAllByRole('button', { name: /^Claim/u }))[0] ?? document.body)
  const dialog = await see('dialog', 'Please log in')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await press('Log in', 'button', dialog)
  await seePath(/^\/m\/login/u)
  await screen.findByLabelText('Username')
  await seeNoDialog()
  expect(screen.queryByText(/invalid|not\.login|\(401\)|Something went wrong/iu)).toBeNull()
  expect(storedSession()).toBeNull()
  await seeGuest()
})

test('SES-07 however many requests are rejected, the player is asked to log in once', async () => {
  holdClock()
  await openAs('ann', '/m/member/home')
  await screen.findAllByText('₱1,250.50')
  const calls = [REWARD_LIST_ENDPOINT, PROFILE_ICON_ENDPOINT]
  const releases = calls.map((call) => gateway.network.hold(call))
  gateway.network.attempts.length = 0
  hidePage()
  await pass(10 * MINUTE_MS)
  showPage() // what is out of date is requested
  await press('Change avatar')
  await press('Avatar 5', 'radio')
  await waitFor(() => expect(calls.filter((call) => gateway.attempts(call) === 0)).toEqual([]))
  await gateway.control({ members: [{ username: 'ann', endSessions: true }] })
  for (const release of releases) release()
  const dialog = await see('dialog', 'Please log in')
  const { overlayState } = await import('../../../src/shared/overlays/overlay-queue')
  expect(overlayState.queue).toHaveLength(1)
  await press('Log in', 'button', dialog)
  await seePath('/m/login?backUrl=%2Fm%2Fmember%2Fhome')
  await seeNoDialog()
  await seeGuest()
})

test('SES-08 R-15 a tab that was discarded starts as a guest after a logout in another one, and as the member after the next login', async () => {
  const text = () => sessionStorage.getItem('MC_SESSION_INFO') ?? ''
  await logIn('ann')
  const discarded = text()
  await logOut()
  sessionStorage.setItem('MC_SESSION_INFO', discarded)
  await open('/m/home')
  await seeGuest()
  expect(text()).toBe('')
  await logIn('ann')
  await open('/m/home')
  await seeMember('ann')
})
