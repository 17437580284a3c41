import { screen, waitFor } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { LOGIN_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import {
  goToGames,
  logInFromHeader,
  nameOfFocus,
  seeNoneRemembered,
  submit,
  submitButton,
} from '../support/accounts'
import { gateway, open, reload, visitAgain } from '../support/app'
import { pass } from '../support/clock'
import {
  afterSubmitLock,
  alertText,
  fieldOf,
  fill,
  logIn,
  press,
  seeGuest,
  seeMember,
  seeNone,
  seePath,
  seeText,
  sendLogin,
  storedSession,
  user,
} from '../support/player'
import { problemOf, valueOf } from '../support/registration'

const TOKEN: unknown = expect.stringMatching(/^\S{16,}$/u)

test('SES-01 LOG-03 success stores the session as in A3 and replaces the login page with home', async () => {
  await logIn('ann')
  await seePath('/m/home')
  expect(storedSession()).toEqual({
    id: '70001',
    token: TOKEN,
    userName: 'ann',
    merchantCode: 'harbour',
    type: 0,
    firstTimeLogin: false,
    at: expect.any(Number) as unknown, // for SES-08
  })
})

test('SES-09 a login returns to the page that required it, and to no other site', async () => {
  await open('/m/withdraw?r=F7')
  await seePath(/^\/m\/login\?backUrl=%2Fm%2Fwithdraw/u)
  await seeText('Log in to continue.')
  await sendLogin('ann')
  await seePath('/m/withdraw?r=F7')
  await visitAgain('/m/login?backUrl=https%3A%2F%2Fevil.example%2Fm%2Fhome')
  await sendLogin('ann')
  await seePath('/m/home')
})

test('LOG-02 a login in progress takes no second submission, and none for half a second after it', async () => {
  await open('/m/login')
  await fill('Username', 'ann')
  await fill('Password', 'not-the-password')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) // the half second lasts as long as the test wants
  await user.dblClick(submitButton())
  expect(submitButton().getAttribute('aria-busy')).toBe('true')
  await user.keyboard('{Enter}')
  expect(await alertText()).toContain('username or password')
  await submit() // not even validated: the empty field would have an error
  await pass(499)
  await submit()
  expect(await problemOf('Password')).toMatch(/username or password/u)
  expect(await gateway.count(LOGIN_ENDPOINT)).toBe(1)
  await pass(1)
  await submit()
  await waitFor(async () => expect(await problemOf('Password')).toBe('Enter your password.'))
})

test('LOG-03 a login whose response is lost makes no second session when it is sent again', async () => {
  await open('/m/login')
  await gateway.faults({ match: LOGIN_ENDPOINT, fault: { kind: 'noAnswer' } })
  await sendLogin('ann')
  expect(await alertText()).toContain('No response.')
  await gateway.faults()
  await afterSubmitLock()
  await submit()
  await seeMember('ann')
  const session = storedSession()
  await reload()
  await seeMember('ann')
  expect(storedSession()).toEqual(session)
})

test('LOG-02 OFF-02 the error of a login without a network disappears with it, and what was typed can be sent', async () => {
  await open('/m/login')
  await fill('Username', 'ann')
  gateway.goOffline()
  await sendLogin('ann')
  await vi.waitFor(async () => expect(await alertText()).toContain('You’re offline.'))
  gateway.comeOnline()
  await seeNone(() => screen.queryByText(/You’re offline/u))
  await afterSubmitLock()
  await submit()
  await seeMember('ann')
})

test('LOG-02 a response that arrives after the player left the form logs them in where they are', async () => {
  await open('/m/home')
  const release = gateway.network.hold(LOGIN_ENDPOINT)
  await logInFromHeader('ann')
  await goToGames()
  release()
  await seeMember('ann')
  await seePath('/m/game')
})

test('LOG-02 a rejection that arrives after the player left the form is shown once on return', async () => {
  await open('/m/home')
  const release = gateway.network.hold(LOGIN_ENDPOINT)
  await logInFromHeader('ann', 'wrong')
  await goToGames()
  release()
  await user.click(await seeGuest())
  expect(await alertText()).toBe('Wrong username or password.')
  await goToGames()
  await user.click(await seeGuest())
  await fieldOf('Username')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('LOG-08 LOG-02 a rejected login shows an error at the fields, keeps the name and clears the password', async () => {
  await open('/m/login')
  await sendLogin('ann', 'wrong')
  expect(await alertText()).toBe('Wrong username or password.')
  expect([await valueOf('Username'), await valueOf('Password')]).toEqual(['ann', ''])
  expect(nameOfFocus()).toBe('password')
  expect(await problemOf('Password')).toMatch(/username or password/u)
  expect(storedSession()).toBeNull()
  await fill('Username', ' ')
  await afterSubmitLock()
  await submit()
  expect(nameOfFocus()).toBe('username')
  expect(await problemOf('Username')).toBe('Enter your username.')
})

test.each([
  ['a rate limit', 'TOO_MANY_REQUEST', 429, /^Too many attempts/u],
  ['the gateway’s own words', 'account.closed', 200, /^This account is closed\.$/u],
  ['an unknown name', 'not.exists.user', 200, /^Wrong username or password\.$/u],
])('LOG-08 NET-11 %s opens no dialog, and the form shows it', async (_name, errorCode, status, text) => {
  await open('/m/login')
  await gateway.refuse(LOGIN_ENDPOINT, errorCode, { status, message: 'This account is closed.' })
  await sendLogin('ann')
  expect(await alertText()).toMatch(text)
  expect([await valueOf('Username'), await valueOf('Password')]).toEqual(['ann', ''])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('LOG-07 LOG-08 the saved login is filled in, works without its password, and is cleared by a rejection', async () => {
  const form = '/m/login?backUrl=%2Fm%2Fgame' // a return URL: no automatic login
  await logIn('ann')
  await visitAgain(form)
  await screen.findByDisplayValue('ann')
  await screen.findByPlaceholderText('Saved password')
  await fill('Username', 'an') // another name needs its own password
  await submit()
  expect(await problemOf('Password')).toBe('Enter your password.')
  await fill('Username', 'ann')
  await submit()
  await seePath('/m/game')
  await seeMember('ann')

  await visitAgain(form)
  await screen.findByDisplayValue('ann')
  await gateway.refuse(LOGIN_ENDPOINT, 'login.cred.err')
  await submit()
  await alertText()
  await seeNoneRemembered()
  await reload()
  await press('Show password')
  expect([await valueOf('Username'), await valueOf('Password')]).toEqual(['', ''])
})

test('LOG-07 without "keep me signed in" no login is saved', async () => {
  await open('/m/login')
  await press(/^Stay logged in/u, 'switch')
  await sendLogin('ann')
  await seeMember('ann')
  await seeNoneRemembered()
  await visitAgain('/m/home')
  await user.click(await seeGuest())
  expect(await valueOf('Username')).toBe('')
})

test('LOG-01 browsers and password managers recognise the fields', async () => {
  await open('/m/login')
  const fields = [await fieldOf('Username'), await fieldOf('Password')]
  const hints = fields.map((field) => field.getAttribute('autocomplete'))
  expect(hints).toEqual(['username', 'current-password'])
})
