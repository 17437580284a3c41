import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  CHANGE_PASSWORD_ENDPOINT,
  LOGIN_ENDPOINT,
  RESET_PASSWORD_ENDPOINT,
} from '#domain/contract/accounts/account-endpoints'
import {
  fillNewPassword,
  fillNumberAndCode,
  fillReset,
  international,
  logInFromHeader,
  nameOfFocus,
  NUMBERS,
  openSmsLogin,
  requestCode,
  submit,
  submitButton,
} from '../support/accounts'
import { gateway, open, visitAgain } from '../support/app'
import { openAs } from '../support/money'
import {
  afterSubmitLock,
  alertText,
  fieldOf,
  fill,
  goTo,
  logIn,
  passwordOf,
  press,
  see,
  seeGuest,
  seeMember,
  seePath,
  seeText,
  seeToast,
  sendLogin,
  storedSession,
  user,
} from '../support/player'
import { NEW_PASSWORD, problemOf, seeProblem, valueOf } from '../support/registration'
import { seeRows } from '../support/sync'

const CHANGED = 'Your password has been changed.'

test.each([
  ['the weak default', 'lou'],
  ['an expired password', 'fay'],
  ['a first login', 'eve'],
])('LOG-04 LOG-11 %s leads to the password change, and nowhere else before', async (_why, name) => {
  await gateway.control({ settings: { whitelabelVal: { PWDEXPFORCECHANGE3: true } } })
  await open('/m/home')
  await seeRows('settings') // they say which passwords must be changed
  await logInFromHeader(name)
  await seePath('/m/changePsw')
  await seeText('Please choose a new password to continue.')
  expect(storedSession()).toMatchObject({ userName: name, updatePassword: true })
  await open('/m/member/home')
  await seePath('/m/changePsw')
  await fill('Current password', passwordOf(name))
  await fillNewPassword()
  await seeToast(CHANGED, submit)
  await seePath('/m/home')
  expect(storedSession()).not.toHaveProperty('updatePassword')
  // The remembered login has the new password.
  await visitAgain('/m/member/home')
  await waitFor(() => expect(storedSession()).toMatchObject({ userName: name, firstTimeLogin: false }))
  await seePath('/m/member/home')
})

test('LOG-04 an expired password requires nothing where the merchant does not require it', async () => {
  await logIn('fay')
  await seePath('/m/home')
})

test('LOG-11 the new password has its rules, the old one is required, accepted only if right, and valid no more', async () => {
  await openAs('ann', '/m/changePsw')
  await fill('Current password', '')
  await submit()
  await seeProblem('Current password', 'Enter your current password.')
  await seeProblem('New password', 'Use at least 6 characters.')
  expect(nameOfFocus()).toBe('password')
  await fill('Current password', 'not-my-password')
  await fillNewPassword(NEW_PASSWORD, 'another-one')
  await submit()
  await seeProblem('Confirm password', 'The passwords don’t match.')
  await fillNewPassword('Welcome1')
  await submit()
  await seeProblem('New password', 'This password is too common. Choose another one.')
  expect(await gateway.count(CHANGE_PASSWORD_ENDPOINT)).toBe(0)

  await fillNewPassword()
  await submit()
  await seeProblem('Current password', 'Your current password is incorrect.')
  await waitFor(() => expect(nameOfFocus()).toBe('password'))
  expect([await valueOf('Current password'), await valueOf('New password')]).toEqual(['', NEW_PASSWORD])
  await fill('Current password', passwordOf('ann'))
  await seeToast(CHANGED, () => user.dblClick(submitButton()))
  await seePath('/m/home')
  expect(await gateway.count(CHANGE_PASSWORD_ENDPOINT)).toBe(2)
  await visitAgain('/m/login?backUrl=%2Fm%2Fgame')
  await sendLogin('ann') // with the old password
  expect(await alertText()).toContain('username or password')
})

test('LOG-11 LOG-14 a session without a password is not asked for the old one, unless the gateway requires it', async () => {
  await openSmsLogin()
  await fillNumberAndCode(NUMBERS.ann)
  await submit()
  await seeMember('ann')
  await open('/m/changePsw')
  await fillNewPassword()
  expect(screen.queryByLabelText('Current password')).toBeNull()
  await gateway.refuse(CHANGE_PASSWORD_ENDPOINT, 'password.old.invalid')
  await submit()
  await seeProblem('Current password', 'Enter your current password.')
  expect(await valueOf('New password')).toBe(NEW_PASSWORD)
  await gateway.faults()
  await fill('Current password', passwordOf('ann'))
  await submit()
  await seeText(CHANGED)
})

test.each([
  ['mobile', NUMBERS.ann, international(NUMBERS.ann)],
  ['email', ' ann@harbour.example ', 'ann@harbour.example'],
])(
  'LOG-12 SES-09 a forgotten password is reset by %s, and the old one no longer works',
  async (way, typed, to) => {
    await open('/m/login?backUrl=/m/member/home')
    await press('Forgot password?', 'link')
    await see('heading', 'Reset password')
    if (way === 'email') await press('Email', 'tab')
    await fill('Username', ' ann ')
    await fill(way === 'email' ? 'Email address' : 'Mobile number', typed)
    const code = await requestCode(to)
    await fillNewPassword()
    await fill('Verification code', code === '000000' ? '000001' : '000000')
    await submit()
    await seeProblem('Verification code', 'The code is wrong or has expired. Check it or request a new one.')
    expect([await valueOf('Verification code'), await valueOf('New password')]).toEqual(['', NEW_PASSWORD])
    await waitFor(() => expect(nameOfFocus()).toBe('code'))
    await fill('Verification code', code)
    await user.dblClick(submitButton())
    await seeText('Your password has been changed. Log in with the new one.')
    await seePath('/m/login?backUrl=%2Fm%2Fmember%2Fhome')
    await seeGuest()
    await screen.findByDisplayValue('ann')
    expect(await valueOf('Password')).toBe('')
    expect(await gateway.count(RESET_PASSWORD_ENDPOINT)).toBe(2)
    await sendLogin('ann')
    expect(await alertText()).toContain('username or password')
    await afterSubmitLock()
    await sendLogin('ann', NEW_PASSWORD)
    await seeMember('ann')
    await seePath('/m/member/home')
  },
)

test('LOG-12 an unknown name gives the same error as a wrong code, and an empty field gets the focus', async () => {
  await open('/m/forgotPassword')
  await fill('Username', ' ')
  await submit()
  await seeProblem('Verification code', 'Enter the verification code.')
  expect(nameOfFocus()).toBe('username')
  await press('Email', 'tab') // an error of one form is not shown on the other
  expect([await problemOf('Username'), await problemOf('New password')]).toEqual(['', ''])
  await fill('Username', 'nobody.here')
  await fill('Email address', 'nobody@')
  await press('Send code')
  await seeProblem('Email address', 'Enter a valid email address.')
  await press('Mobile number', 'tab')
  await fill('Username', 'nobody.here')
  await fillNumberAndCode(NUMBERS.ann)
  await fillNewPassword()
  await submit()
  await seeProblem('Verification code', 'The code is wrong or has expired. Check it or request a new one.')
})

test('LOG-12 DIA-02 a reset has no choice of the country, and the code goes to a number of the merchant’s own', async () => {
  await gateway.control({ visitor: 'VN' })
  await openSmsLogin()
  await see('button', /^Country code.*84/u) // the countries are loaded
  goTo('/m/forgotPassword')
  await fill('Username', 'ann')
  await fill('Mobile number', NUMBERS.ann)
  await requestCode(international(NUMBERS.ann))
  expect(screen.queryByRole('button', { name: /^Country code/u })).toBeNull()
})

test('LOG-12 TFA-04 no code is requested while the country of the number is unknown', async () => {
  const fault = { kind: 'status', status: 503 }
  await gateway.faults({ match: '/wps/system/country', fault }, { match: '/wps/system/settings', fault })
  await open('/m/forgotPassword')
  await fill('Mobile number', NUMBERS.ann)
  await press('Send code')
  await waitFor(() => expect(nameOfFocus()).toBe('tel'))
  expect((await fieldOf('Mobile number')).getAttribute('aria-invalid')).toBe('true')
  await see('button', 'Send code')
  expect(await gateway.countCodes(international(NUMBERS.ann))).toBe(0)
})

test('LOG-12 a late response to a password reset does not navigate away from the current page', async () => {
  await fillReset()
  const release = gateway.network.hold(RESET_PASSWORD_ENDPOINT)
  await submit()
  await press('Log in', 'link', screen.getByRole('main'))
  await press('Sign up', 'link', screen.getByRole('main'))
  await seePath('/m/register')
  release()
  await seeText('Your password has been changed. Log in with the new one.')
  expect(location.pathname).toBe('/m/register')
  expect(await gateway.count(LOGIN_ENDPOINT)).toBe(0)
})
