import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { VERIFICATION_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import {
  MODAL_EXIT_MS,
  SUBMIT_LOCK_MS,
  TWO_FACTOR_COMPLETE_DELAY_MS,
  TWO_FACTOR_SUCCESS_MS,
} from '#domain/timing'
import {
  fillNumberAndCode,
  nameOfFocus,
  NUMBERS,
  openSmsLogin,
  reachSecondStep,
  secondStep,
  seeNoDialog,
  sessionsOf,
  stopTimeouts,
  submit,
  submitButton,
  whileSaving,
} from '../support/accounts'
import { gateway, open, visitAgain } from '../support/app'
import { pass } from '../support/clock'
import {
  afterSubmitLock,
  alertText,
  fill,
  passwordOf,
  press,
  see,
  seeGuest,
  seeMember,
  seePath,
  seeText,
  sendLogin,
  storedSession,
  user,
} from '../support/player'
import { problemOf, valueOf } from '../support/registration'

const PAYEE = 'Hal Whitaker'

const PROOFS = {
  hal: () => fill('Account holder name', '  hal   WHITAKER '),
  ivy: () => fillNumberAndCode(NUMBERS.ivy),
  jun: async () => fill('Authenticator code', await gateway.totp('jun')),
  kit: () => fill('Email address', ' Kit@harbour.example '),
}

test.each([
  ['the payee name', 'hal'],
  ['a code by SMS', 'ivy'],
  ['an authenticator', 'jun'],
  ['an email address', 'kit'],
] as const)('LOG-05 TFA-02 TFA-03 a login is confirmed with %s, once', async (_method, username) => {
  const dialog = await reachSecondStep(username)
  expect(within(dialog).queryByRole('tab')).toBeNull()
  await PROOFS[username]()
  stopTimeouts()
  await user.dblClick(submitButton())
  await seeText('Verified. Logging you in…')
  await pass(TWO_FACTOR_SUCCESS_MS)
  await pass(TWO_FACTOR_COMPLETE_DELAY_MS)
  await seeMember(username)
  await seePath('/m/home')
  expect(storedSession()).toMatchObject({ userName: username })
  expect(await gateway.count(VERIFICATION_ENDPOINT)).toBe(1)
})

test('TFA-03 DIA-02 the second step has no choice of the country, and the code goes to a number of the merchant’s own', async () => {
  await gateway.control({ visitor: 'VN' })
  await openSmsLogin()
  await see('button', /^Country code.*84/u) // the countries are loaded
  await press('Password', 'tab')
  await sendLogin('ivy')
  await secondStep()
  await fillNumberAndCode(NUMBERS.ivy)
  expect(screen.queryByRole('button', { name: /^Country code/u })).toBeNull()
})

test('TFA-05 TFA-06 the button is busy, the message is shown for 1.5 s, and 500 ms later the login completes', async () => {
  const dialog = await reachSecondStep('hal')
  await fill('Account holder name', PAYEE)
  stopTimeouts()
  let goOn: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (goOn = resolve))
  whileSaving(() => gate)
  await submit()
  const busy = await see('button', 'Checking…')
  expect([busy.getAttribute('aria-busy'), busy.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
  goOn()
  await seeText('Verified. Logging you in…')
  expect(storedSession()).not.toBeNull() // saved for a reload
  await pass(1_499)
  expect(dialog.dataset['state']).toBe('passed')
  await pass(1)
  await waitFor(() => expect(dialog.dataset['state']).toBe('completing'))
  await pass(499)
  expect(location.pathname).toBe('/m/login')
  await pass(1)
  await seeMember('hal')
  await seeNoDialog()
})

test('TFA-01 TFA-02 four methods are four tabs, each begins empty, and an empty field gets an error and the focus', async () => {
  const dialog = await reachSecondStep('gus')
  const tabs = within(dialog).getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Account holder name',
    'SMS',
    'Authenticator app',
    'Email',
  ])
  expect(tabs[0]?.getAttribute('aria-selected')).toBe('true')
  await fill('Account holder name', 'Gus')
  await press('SMS', 'tab')
  await fill('Verification code', '123456')
  await press('Authenticator app', 'tab')
  expect(await valueOf('Authenticator code')).toBe('')
  await fill('Authenticator code', ' ')
  await submit()
  expect(nameOfFocus()).toBe('code')
  expect(await problemOf('Authenticator code')).toBe('Enter the code from your authenticator app.')
  await press('SMS', 'tab')
  expect(await valueOf('Verification code')).toBe('')
  await press('Account holder name', 'tab')
  expect(await valueOf('Account holder name')).toBe('')
  expect(await gateway.count(VERIFICATION_ENDPOINT)).toBe(0)
})

test('TFA-03 LOG-08 a wrong code shows an error and can be tried again, by another method too', async () => {
  await reachSecondStep('gus')
  await fill('Account holder name', 'Somebody Else')
  await submit()
  expect(await alertText()).toBe('That’s not correct. Check it and try again.')
  expect(await problemOf('Account holder name')).toMatch(/not correct/u)
  expect(await valueOf('Account holder name')).toBe('Somebody Else')
  await press('Authenticator app', 'tab')
  expect(screen.queryByRole('alert')).toBeNull()
  await fill('Authenticator code', '000000')
  await submit()
  expect(await alertText()).toBe('The code is wrong or has expired. Check it or request a new one.')
  await waitFor(() => expect(nameOfFocus()).toBe('code'))
  expect(await valueOf('Authenticator code')).toBe('')
  await fill('Authenticator code', await gateway.totp('gus'))
  await submit()
  await seeMember('gus')
})

test('TFA-03 LOG-05 an expired ticket leads back to the login, which says why, and at the next login no more', async () => {
  await reachSecondStep('hal')
  await gateway.control({ clock: { offsetMs: 11 * 60_000 } })
  await fill('Account holder name', PAYEE)
  await submit()
  await seeText('Verification timed out. Please log in again.')
  await seeNoDialog()
  expect(await valueOf('Username')).toBe('hal')
  await press('Sign up', 'link', screen.getByRole('main'))
  await press('Log in', 'link', screen.getByRole('main'))
  await see('tab', 'SMS code')
  expect(screen.queryByText(/^Verification timed out/u)).toBeNull()
})

test('TFA-06 R-15 closing hides it with an animation, leads back to the login, and nothing of the password stays', async () => {
  const dialog = await reachSecondStep('gus')
  const inputs = [...document.querySelectorAll('input')].map(({ value }) => value)
  expect(inputs).not.toContain(passwordOf('gus'))
  stopTimeouts()
  await press('Close', 'button', dialog)
  expect(dialog.dataset['state']).toBe('closing')
  await pass(MODAL_EXIT_MS - 1)
  expect(dialog.isConnected).toBe(true)
  await pass(1)
  await seeNoDialog()
  await seePath('/m/login')
  expect(storedSession()).toBeNull()
  await pass(SUBMIT_LOCK_MS)
  await sendLogin('gus') // a closed step blocks no other login
  await secondStep()
})

test('TFA-06 SHL-07 back during the check cancels it, and the player can log in again', async () => {
  await reachSecondStep('hal')
  await gateway.faults({ match: VERIFICATION_ENDPOINT, times: 1, fault: { kind: 'hang', at: 'before' } })
  await fill('Account holder name', PAYEE)
  await submit()
  await see('button', 'Checking…')
  history.back()
  await seeNoDialog()
  await seeGuest()
  await afterSubmitLock()
  await sendLogin('hal')
  await secondStep()
})

test.each([
  ['while the login is saved', true],
  ['during the message', false],
])('TFA-05 SES-06 a confirmed login is kept if the player goes back %s', async (_when, isEarly) => {
  await reachSecondStep('hal')
  await fill('Account holder name', PAYEE)
  const leave = async (): Promise<void> => {
    history.back()
    await seeNoDialog()
  }
  stopTimeouts()
  if (isEarly) whileSaving(leave)
  await submit()
  if (!isEarly) {
    await seeText('Verified. Logging you in…')
    await leave()
  }
  await seeMember('hal')
  expect(await sessionsOf('hal')).toBe(1)
})

test('TFA-05 LOG-07 a login with two steps is remembered, and requires its second step again', async () => {
  await reachSecondStep('hal')
  await fill('Account holder name', PAYEE)
  await submit()
  await seeMember('hal')
  await visitAgain('/m/login?backUrl=%2Fm%2Fgame')
  await screen.findByDisplayValue('hal')
  await submit()
  await secondStep()
  await fill('Account holder name', PAYEE)
  await submit()
  await seeMember('hal')
  await seePath('/m/game')
})

test('LOG-05 a second step without a method that the app knows shows the gateway’s words', async () => {
  await open('/m/login')
  const fields = { ticket: 't1', options: { voice: true } }
  const fault = { kind: 'failure', errorCode: 'login_verify_required', message: 'Call us.', fields }
  await gateway.faults({ match: '/wps/session/login', fault })
  await sendLogin('hal')
  expect(await alertText()).toBe('Call us.')
  expect(screen.queryByRole('dialog')).toBeNull()
})
