import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { LOGIN_ENDPOINT, VERIFICATION_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import type { ControlCommand } from '../../../e2e/support/gateway/control-command'
import { logInFromHeader, secondStep, seeNoDialog, sessionsOf, submit } from '../support/accounts'
import { gateway, open, visitAgain } from '../support/app'
import {
  afterSubmitLock,
  fill,
  logIn,
  press,
  see,
  seeGuest,
  seeMember,
  seeNone,
  seePath,
  seeText,
  seeToast,
  sendLogin,
  storedSession,
  user,
} from '../support/player'
import { problemOf, valueOf } from '../support/registration'

/** Ann is remembered, and visits again after the operator's change. Earlier logins are not counted. */
const visitAfter = async (change: ControlCommand, path = '/m/home'): Promise<void> => {
  await logIn('ann')
  await gateway.control(change)
  await gateway.clearRequests()
  await visitAgain(path)
}

const VERIFIED = { members: [{ username: 'ann', verifiedBy: ['payeeName'] }] } as const

/** The login form has Ann's name, and her password is saved. */
const seeSavedLogin = async (): Promise<void> => {
  await screen.findByDisplayValue('ann')
  await screen.findByPlaceholderText('Saved password')
}

test.each(['/m/home', '/m/member/home'])(
  'LOG-05 LOG-09 at %s the second step of an automatic login opens by itself, with no second login request',
  async (path) => {
    await visitAfter(VERIFIED, path)
    await secondStep()
    await seeGuest()
    await fill('Account holder name', 'Ann Reyes')
    await submit()
    await seeMember('ann')
    await seePath(path)
    await seeNoDialog()
    expect(storedSession()).toMatchObject({ userName: 'ann' })
    expect(await gateway.count(LOGIN_ENDPOINT)).toBe(1)
    expect(await gateway.count(VERIFICATION_ENDPOINT)).toBe(1)
  },
)

test('LOG-05 LOG-09 the second step of an automatic login can be closed, and the login stays saved', async () => {
  await visitAfter(VERIFIED)
  await press('Close', 'button', await secondStep())
  await seeNoDialog()
  await user.click(await seeGuest())
  await seeSavedLogin()
})

test('LOG-05 LOG-09 an expired second step of an automatic login leads to the form, which says why', async () => {
  await visitAfter(VERIFIED)
  await secondStep()
  await gateway.control({ clock: { offsetMs: 11 * 60_000 } })
  await fill('Account holder name', 'Ann Reyes')
  await submit()
  await seePath('/m/login')
  await seeText('Verification timed out. Please log in again.')
})

test.each([
  ['a changed password', { password: 'another-light-8' }, 'Your saved login wasn’t accepted.', '', '1'],
  ['another network', { ipChanged: true }, 'Your network has changed', 'ann', '0'],
])('LOG-08 LOG-09 LOG-10 an automatic login that fails: %s', async (_why, change, text, name, flag) => {
  await visitAfter({ members: [{ username: 'ann', ...change }] })
  const notice = await see('dialog', 'Please log in')
  expect(notice.textContent).toContain(text)
  expect(localStorage.getItem('autoLogin')).toBe(flag)
  await press('Log in', 'button', notice)
  await seePath('/m/login')
  await seeNoDialog()
  await waitFor(async () => expect(await valueOf('Username')).toBe(name))
  expect(storedSession()).toBeNull()
  expect(await gateway.count(LOGIN_ENDPOINT)).toBe(1)
})

test('LOG-10 a login by hand from another network says so, and the next one works', async () => {
  await open('/m/home')
  await logInFromHeader('moe')
  expect((await screen.findByRole('alert')).textContent).toContain('Your network has changed')
  await afterSubmitLock()
  await sendLogin('moe')
  await seeMember('moe')
})

test('LOG-09 the form opens with the saved login where a captcha has been required since', async () => {
  await visitAfter({
    settings: { login: { captcha: { enabled: true } } },
    config: { captchaServers: { v3: gateway.captchaServers } },
  })
  await seePath('/m/login')
  await seeSavedLogin()
})

test('LOG-07 LOG-09 R-15 after a logout that keeps the login nobody is logged in, and it works by hand', async () => {
  await logIn('ann')
  localStorage.setItem('searches', '["digest","dragon"]')
  await press(/^Your account/u, 'link')
  await press('Log out')
  const dialog = await see('dialog', 'Log out?')
  expect(dialog.textContent).toContain('Your login stays saved on this device for next time.')
  await press('Log out', 'button', dialog)
  await seeGuest()
  expect(localStorage.getItem('searches')).toBe('')
  await visitAgain('/m/login')
  await seeSavedLogin()
  expect(storedSession()).toBeNull()
  await submit()
  await seeMember('ann')
})

test('SES-08 LOG-07 OFF-05 a logout that forgets the device works offline, and is reported with the old token later', async () => {
  await logIn('ann')
  gateway.goOffline()
  await press(/^Your account/u, 'link')
  await press('Log out')
  const dialog = await see('dialog', 'Log out?')
  await seeToast('You’ve been logged out.', () => press('Log out and forget this device', 'button', dialog))
  await seeGuest()
  expect(storedSession()).toBeNull()
  expect(await sessionsOf('ann')).toBe(1)
  gateway.comeOnline()
  await waitFor(async () => expect(await sessionsOf('ann')).toBe(0))
  await user.click(await seeGuest())
  await screen.findByLabelText('Username')
  await waitFor(async () => {
    await submit() // the form may still be replaced
    expect(await problemOf('Username')).toBe('Enter your username.')
  })
})

test('SES-11 SES-06 a player who cannot be confirmed yet is a member, until the network confirms or rejects them', async () => {
  await logIn('ann')
  await press(/^Your account/u, 'link')
  await screen.findAllByText('₱1,250.50')
  gateway.goOffline()
  await visitAgain('/m/member/home')
  await seeMember('ann')
  await seeText('Login not confirmed yet')
  await screen.findAllByText('₱1,250.50')
  expect(storedSession()).toBeNull()
  gateway.comeOnline()
  await seeNone(() => screen.queryByText('Login not confirmed yet'))
  expect(storedSession()).toMatchObject({ id: '70001' })

  gateway.goOffline()
  await visitAgain('/m/member/home')
  await seeText('Login not confirmed yet')
  await gateway.control({ members: [{ username: 'ann', password: 'another-light-8' }] })
  gateway.comeOnline()
  await press('Log in', 'button', await see('dialog', 'Please log in'))
  await seePath(/^\/m\/login/u)
  expect(within(document.body).queryByText('₱1,250.50')).toBeNull()
  await seeGuest()
})
