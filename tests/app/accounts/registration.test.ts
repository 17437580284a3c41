import { screen, waitFor } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { seeNoDialog } from '../support/accounts'
import { gateway, open, visitAgain } from '../support/app'
import { pass } from '../support/clock'
import { fill, goTo, press, see, seeMember, seePath, storedSession, user } from '../support/player'
import {
  fillRegistration,
  NEW_PASSWORD,
  problemOf,
  readAlert,
  readWelcome,
  seeProblem,
  sendAgain,
  sendRegistration,
  valueOf,
} from '../support/registration'
import { seeRows } from '../support/sync'

const REGISTER = '/wps/member/register'
const DEVICE_ID: unknown = expect.stringMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u)

test('REG-01 REG-02 REG-04 REG-06 DIA-02 LOG-07 a registration by name alone is one request with its attribution; after the confirmation home opens, and the next visit logs in', async () => {
  await open('/m/register?r=F7&affiliateCode=coast&fbclid=click-1&secret=query')
  await screen.findByText('Invited with code \u2068F7\u2069')
  const entries = history.length
  const release = gateway.network.hold(REGISTER)
  await sendRegistration(' Nia.Okoro ')
  expect((await see('button', 'Creating your account…')).getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByRole('tab')).toBeNull() // a mobile number only if the merchant wants it
  document.querySelector('form')?.requestSubmit()
  release()
  await readWelcome('nia.okoro')
  await seeMember('nia.okoro')
  await seePath(/^\/m\/home/u)
  expect(history.length).toBe(entries)
  expect(storedSession()).toMatchObject({ userName: 'nia.okoro', type: 0, merchantCode: 'harbour' })
  const { requests } = await gateway.requests(REGISTER)
  expect(requests).toMatchObject([{ headers: { moduleid: 'REG3', device: 'MOBILE' }, hasToken: false }])
  expect(await gateway.registrations()).toEqual([
    {
      username: 'nia.okoro',
      kind: 'username',
      registerMethod: 'H5',
      smsTemplate: null,
      registerUrl: 'https://m.example.com/m/register',
      domain: 'm.example.com',
      referralCode: 'F7',
      affiliateCode: 'coast',
      pixelTrack: { attribution: {}, clickIds: { fbclid: 'click-1' } },
      loginDeviceId: DEVICE_ID,
      isOfficialAppLogin: false,
    },
  ])
  await visitAgain('/m/home')
  await seeMember('nia.okoro')
})

test('REG-06 OFF-06 a registration logs in although the browser blocks storage', async () => {
  const blocked = (): never => {
    throw new DOMException('', 'SecurityError')
  }
  const area = { getItem: blocked, setItem: blocked, removeItem: blocked, clear: () => undefined }
  vi.stubGlobal('sessionStorage', area)
  await open('/m/register')
  await sendRegistration('nia')
  await readWelcome('nia')
  await seeMember('nia')
})

test('REG-09 each field shows its error when it loses the focus and at the submit', async () => {
  await open('/m/register')
  await seeRows('settings')
  const nameRule = '3–32 characters: letters, numbers, dots or underscores.'
  await fill('Username', 'no spaces')
  expect(await problemOf('Username')).toBe('') // not while typing
  await fill('Password', 'short')
  await seeProblem('Username', nameRule)
  await fill('Username', 'nia')
  await seeProblem('Username', '')
  await seeProblem('Password', 'Use at least 6 characters.')
  await fill('Username', '')
  await sendRegistration()
  const name = screen.getByLabelText('Username')
  await seeProblem('Username', nameRule)
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(name)
  await fillRegistration('nia')
  await fill('Password', 'Welcome1') // the weak default that the back office gives
  await sendRegistration()
  await seeProblem('Password', 'This password is too common. Choose another one.')
  expect((await gateway.requests(REGISTER)).requests).toEqual([])
})

test('REG-02 REG-05 a rejection shows the gateway’s text and clears only the name; half a second later another is sent', async () => {
  await open('/m/register')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }) // the lock ends when the test says so
  await sendRegistration('ann')
  expect(await readAlert('Your account couldn’t be created')).toContain('This is already in use.')
  expect([await valueOf('Username'), await valueOf('Password')]).toEqual(['', NEW_PASSWORD])
  await fill('Username', 'ann.the.second')
  await pass(499)
  await sendRegistration()
  await user.keyboard('{Enter}')
  expect((await gateway.requests(REGISTER)).requests).toHaveLength(1)
  await pass(1)
  expect(document.activeElement).toBe(screen.getByLabelText('Username')) // the form takes it again
  await sendRegistration()
  await readWelcome('ann.the.second')
})

test.each([
  ['No response', 'No response. What you typed stays here', 'system.error', 503],
  ['Your account couldn’t be created', 'Too many attempts.', 'TOO_MANY_REQUEST', 429],
] as const)('REG-05 NET-11 %s: %s for %s, and the same form goes on', async (title, text, code, status) => {
  await open('/m/register')
  await gateway.refuse(REGISTER, code, { message: 'upstream', status })
  await sendRegistration('nia')
  const shown = await readAlert(title)
  expect([shown.includes(text), shown.includes('upstream')]).toEqual([true, false])
  await gateway.faults()
  await sendAgain('nia')
  await readWelcome('nia')
})

test('REG-05 Back closes the message of a rejection and leaves the form as it is', async () => {
  await open('/m/home')
  goTo('/m/register')
  await gateway.refuse(REGISTER, 'request.invalid', { status: 400 })
  await sendRegistration('nia')
  await see('dialog', 'Your account couldn’t be created')
  history.back()
  await seeNoDialog()
  await seePath('/m/register')
  expect([await valueOf('Username'), await valueOf('Password')]).toEqual(['', NEW_PASSWORD])
})

test('REG-01 OFF-01 a registration that loses the network keeps what was typed, and can be sent again', async () => {
  await open('/m/register')
  await fillRegistration('nia')
  gateway.goOffline()
  await sendRegistration()
  await waitFor(() =>
    expect(document.querySelector('form [role=alert]')?.textContent).toContain('You’re offline.'),
  )
  expect([await valueOf('Username'), await valueOf('Password')]).toEqual(['nia', NEW_PASSWORD])
  gateway.goOnline()
  await sendAgain()
  await readWelcome('nia')
})

test('REG-04 SES-06 a player who leaves the page meanwhile is still logged in', async () => {
  await open('/m/register')
  const release = gateway.network.hold(REGISTER)
  await sendRegistration('nia')
  await see('button', 'Creating your account…')
  await press('Promos', 'link', screen.getByRole('navigation'))
  await seePath('/m/promotions')
  release()
  await seeMember('nia')
  await seePath('/m/promotions')
})
