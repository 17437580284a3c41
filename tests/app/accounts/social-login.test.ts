import { screen, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { LOGIN_ENDPOINT, SOCIAL_REGISTER_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { SLOW_HINT_DELAY_MS, SUBMIT_LOCK_MS } from '#domain/timing'
import { PROVIDER } from '../../gateway/support/identity'
import { expectNoEarlyHint, logOut, stopTimeouts } from '../support/accounts'
import { gateway, open, visitAgain } from '../support/app'
import { askForCaptcha, readVerifyFirst, solveCaptcha } from '../support/captcha'
import { holdClock, pass } from '../support/clock'
import {
  afterSubmitLock,
  fieldOf,
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
} from '../support/player'
import { fillRegistration, valueOf } from '../support/registration'
import { seeRequests } from '../support/sync'
import {
  choiceOf,
  continueWith,
  inNativeApp,
  person,
  readSocialWelcome,
  seeProviderProblem,
} from '../support/social'

const PRIVATE_WINDOW = 'Private browsing isn’t supported. Open this page in a normal window.'
const MAY_REGISTER = { whitelabelVal: { FIREBASECREATEACC3: true } }
const REGISTERS = { whitelabelVal: { MOBILEAUTOLOGIN3: true } }

test('SOC-01 SOC-12 the app’s bridge logs in with what it supports, and shows an error where it fails', async () => {
  await inNativeApp(REGISTERS, ['google'])
  await open('/m/login')
  const ways = await see('region', 'Other ways to log in')
  expect(
    within(ways)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Google', 'Facebook', 'X', 'LINE'])
  await continueWith('LINE')
  await seeText('Coming soon')
  person.reason = 'no account on this phone'
  await continueWith('Google')
  await seeProviderProblem(/^Failure: .no account on this phone.$/u)
  expect(await gateway.count(LOGIN_ENDPOINT)).toBe(0)
  person.reason = ''
  await continueWith('Google')
  await readSocialWelcome()
})

test('SOC-02 SOC-03 SOC-11 REG-07 LOG-07 LOG-11 a first login by a provider asks, registers and welcomes; the next one logs in at once', async () => {
  await inNativeApp({ ...MAY_REGISTER, smsTemplate: 'harbour-welcome' })
  await open('/m/login?r=R4X9&affiliateCode=friends')
  await continueWith('Facebook')
  await press('Create new account', 'button', await choiceOf('Facebook'))
  await seeText(/Next time, just continue with Facebook\./u)
  const name = await readSocialWelcome()
  await seeMember(name)
  await seePath(/^\/m\/home/u)
  expect(storedSession()).toMatchObject({ userName: name })
  expect(await gateway.registrations()).toMatchObject([
    { referralCode: 'R4X9', affiliateCode: 'friends', smsTemplate: 'harbour-welcome' },
  ])
  // The same person is logged in at once.
  await visitAgain('/m/login')
  await seeGuest()
  await continueWith('Facebook')
  await seeMember(name)
  expect(localStorage.getItem('firebaseChannel')).toBe('')
  await open('/m/changePsw')
  await fieldOf('New password')
  expect(screen.queryByLabelText('Current password')).toBeNull()
})

test('SOC-03 SOC-04 an existing account is bound by its password, and a wrong one may be corrected', async () => {
  await inNativeApp()
  await open('/m/login')
  await continueWith('Google')
  expect(within(await choiceOf('Google')).queryByText('Create new account')).toBeNull()
  history.back() // closes the question, and nothing else
  await seeNone(() => screen.queryByRole('dialog'))
  await seePath('/m/login')
  const bind = async (): Promise<void> => {
    await continueWith('Google')
    await press('Log in to existing account', 'button', await choiceOf('Google'))
    await seeText('Log in to your account to link Google.')
    expect(screen.queryByRole('region', { name: 'Other ways to log in' })).toBeNull()
  }
  await bind()
  await press('Cancel')
  await bind()
  await afterSubmitLock() // of the login by the provider
  await sendLogin('ann', 'not-hers')
  await screen.findByRole('alert')
  expect(await gateway.socialLinks('ann')).toEqual([])
  await afterSubmitLock()
  await seeToast('Google is now linked to your account.', () => sendLogin('ann'))
  await seeMember('ann')
  expect(await gateway.socialLinks('ann')).toMatchObject([{ channel: 'google' }])
  await logOut()
  await open('/m/login')
  await continueWith('Google')
  await seeMember('ann')
})

test('SOC-07 SOC-11 a window without storage shows a notice; without a provider in the settings nothing is offered', async () => {
  await gateway.control({ settings: { socialProviders: ['google'], whitelabelVal: { GOOGLELOGIN3: true } } })
  await open('/m/login')
  await see('tab', 'SMS code')
  expect(screen.queryByRole('region', { name: 'Other ways to log in' })).toBeNull()
  await gateway.control({
    settings: { ...PROVIDER, smsProvider: { ...PROVIDER.smsProvider, authDomain: 'auth.example' } },
  })
  const full = (key: string): void => {
    if (key === 'storage-test') throw new DOMException('', 'QuotaExceededError')
  }
  const { sessionStorage: area } = globalThis
  vi.stubGlobal('sessionStorage', {
    getItem: area.getItem.bind(area),
    setItem: full,
    removeItem: area.removeItem.bind(area),
    clear: area.clear.bind(area),
  })
  await visitAgain('/m/login')
  vi.useFakeTimers({ toFake: ['Date'] }) // the toast ends when the test says so
  await continueWith('Google')
  await seeText(PRIVATE_WINDOW)
  const { toasts } = await import('../../../src/shared/overlays/toasts')
  expect(toasts.items[0]?.expiresAt).toBe(Date.now() + 1_500)
  vi.setSystemTime(Date.now() + 1_500)
  await seeNone(() => screen.queryByText(PRIVATE_WINDOW))
  const ways = await see('region', 'Other ways to log in')
  expect(within(ways).queryByText(/^Waiting for/u)).toBeNull()
  expect(within(ways).queryByRole('alert')).toBeNull()
})

test('SOC-07 a hint of a private window is only advice: the login goes on', async () => {
  await gateway.control({
    settings: {
      socialProviders: ['google'],
      smsProvider: { ...PROVIDER.smsProvider, authDomain: 'auth.example' },
    },
  })
  await open('/m/login')
  vi.stubGlobal('isSecureContext', true) // without service workers, as in Firefox’s private windows
  await continueWith('Google')
  await seeText(/^You seem to be in a private window/u)
  await seeProviderProblem(/./u)
})

test('SOC-03 SOC-05 with MOBILEAUTOLOGIN3 a new account is registered without a dialog; a rejection is shown', async () => {
  await inNativeApp(REGISTERS)
  await open('/m/login')
  await gateway.refuse(SOCIAL_REGISTER_ENDPOINT, 'request.invalid', { message: 'Closed for new players' })
  await continueWith('Google')
  await seeProviderProblem('Closed for new players')
  expect(localStorage.getItem('firebaseChannel')).toBe('')
  await seeGuest()
  await gateway.faults()
  await continueWith('Google')
  await readSocialWelcome()
  expect(await gateway.registrations()).toMatchObject([{ smsTemplate: null, referralCode: null }])
})

test('SOC-01 SOC-02 SOC-03 SOC-04 REG-04 CAP-01 the registration has the same providers, with the login’s captcha and dialogs', async () => {
  await inNativeApp(MAY_REGISTER)
  await askForCaptcha('v4', 'login')
  await open('/m/register')
  await fillRegistration('harbour21')
  const prove = async (): Promise<void> => {
    const before = await gateway.count(LOGIN_ENDPOINT)
    await continueWith('Google')
    await readVerifyFirst()
    expect(await gateway.count(LOGIN_ENDPOINT)).toBe(before)
    await solveCaptcha()
    await press('Continue')
  }
  await prove()
  await press('Log in to existing account', 'button', await choiceOf('Google'))
  await see('heading', 'Welcome back')
  await seePath('/m/register')
  await press('Cancel')
  expect(await valueOf('Username')).toBe('harbour21')
  await prove()
  await press('Create new account', 'button', await choiceOf('Google'))
  await seeMember(await readSocialWelcome())
  await seePath('/m/home')
})

test('SOC-02 LOG-02 a provider’s response within half a second of a failed login waits, then continues', async () => {
  let arrive = (): void => undefined
  await inNativeApp()
  person.isThere = new Promise((resolve) => (arrive = resolve))
  await open('/m/login')
  await continueWith('Google')
  stopTimeouts()
  await sendLogin('ann', 'wrong')
  await screen.findByRole('alert')
  arrive()
  await pass(SUBMIT_LOCK_MS - 1)
  expect(await gateway.count(LOGIN_ENDPOINT)).toBe(1)
  await pass(1)
  await choiceOf('Google') // it would be dropped if it did not wait
  expect(await gateway.count(LOGIN_ENDPOINT)).toBe(2)
})

test('R-10 SOC-03 the question stays open during the registration, and shows a way out when it is slow', async () => {
  await inNativeApp(MAY_REGISTER)
  await open('/m/login')
  await continueWith('Google')
  const choice = await choiceOf('Google')
  gateway.network.hold(SOCIAL_REGISTER_ENDPOINT)
  holdClock()
  const sentAt = Date.now()
  await press('Create new account', 'button', choice)
  await see('button', 'Creating your account…')
  expectNoEarlyHint(sentAt)
  await pass(SLOW_HINT_DELAY_MS)
  await press('Stop waiting')
  await seeNone(() => screen.queryByRole('dialog'))
  await seeGuest()
})

test('R-10 SOC-02 a slow login by a provider can be abandoned, and the focus returns to the providers', async () => {
  await inNativeApp()
  await gateway.faults({ match: LOGIN_ENDPOINT, times: 1, fault: { kind: 'hang', at: 'before' } })
  await open('/m/login')
  holdClock()
  await continueWith('Google')
  await seeRequests(LOGIN_ENDPOINT, 1)
  await pass(SLOW_HINT_DELAY_MS)
  await press('Stop waiting')
  await seeNone(() => screen.queryByRole('button', { name: 'Stop waiting' }))
  expect(document.activeElement).toBe(await see('button', 'Continue with Google'))
  await seeGuest()
})
