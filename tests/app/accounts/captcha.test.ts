import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  CAPTCHA_ENDPOINT,
  LOGIN_ENDPOINT,
  SMS_CODE_ENDPOINT,
} from '#domain/contract/accounts/account-endpoints'
import { international, NUMBERS, openSmsLogin, requestCode, submit } from '../support/accounts'
import { gateway, open } from '../support/app'
import {
  askForCaptcha,
  captchaRows,
  providerOf,
  readVerifyFirst,
  seeCaptcha,
  sendCodeSolved,
  solveCaptcha,
} from '../support/captcha'
import {
  afterSubmitLock,
  fill,
  goTo,
  logIn,
  passwordOf,
  press,
  see,
  seeMember,
  seeNone,
  seePath,
  seeText,
  sendLogin,
} from '../support/player'
import { valueOf } from '../support/registration'

const CODE = 'Verification code'
const problem = (): string => document.querySelector('form [role=alert]')?.textContent ?? ''
const seeProblemText = (text: string): Promise<void> => waitFor(() => expect(problem()).toContain(text))

test('CAP-01 switched off for a form there is no captcha and no frame, and no challenge is requested', async () => {
  await askForCaptcha('v3', 'register')
  await logIn('ann')
  expect(document.querySelector('iframe')).toBeNull()
  expect(await gateway.count(CAPTCHA_ENDPOINT)).toBe(0)
})

test('CAP-07 Back closes the message of a form submitted unsolved, and leaves the form as it is', async () => {
  await askForCaptcha('v4', 'login')
  await open('/m/home')
  goTo('/m/login')
  await seeCaptcha('Tap to verify')
  await sendLogin('ann')
  const message = { name: 'Please complete the security check first.' }
  await screen.findByRole('dialog', message)
  history.back()
  await seeNone(() => screen.queryByRole('dialog', message))
  await seePath('/m/login')
  expect(await valueOf('Username')).toBe('ann')
})

test.each(['v3', 'v4'] as const)(
  'CAP-02 CAP-03 CAP-04 CAP-07 LOG-06 %s: a login carries the solution, and any failed login requires another',
  async (version) => {
    await askForCaptcha(version, 'login')
    await open('/m/login')
    await seeCaptcha('Tap to verify')
    expect(document.querySelector('iframe')?.outerHTML).toMatch(
      /src="\/m\/captcha.html".*sandbox="allow-scripts"/u,
    )
    await sendLogin('ann', 'wrong')
    await readVerifyFirst()
    expect(await gateway.count(LOGIN_ENDPOINT)).toBe(0)
    await solveCaptcha()
    await seeCaptcha('Verified')
    expect(captchaRows()[0]?.getAttribute('aria-disabled')).toBe('true')
    await submit()
    await seeProblemText('Wrong username or password')
    await seeCaptcha('Tap to verify')
    await solveCaptcha()
    await afterSubmitLock()
    await sendLogin('ann')
    await seeMember('ann')
    expect((await gateway.count(CAPTCHA_ENDPOINT)) > 0).toBe(version === 'v3')
  },
)

test('CAP-02 CAP-03 CAP-07 each problem has its text and number, and a tap starts in a new frame', async () => {
  await askForCaptcha('v4', 'login')
  await open('/m/login')
  await seeCaptcha('Tap to verify')
  const frame = document.querySelector('iframe')
  await solveCaptcha(0, 499)
  await seeProblemText('too fast')
  for (const [code, text, shown] of [
    [60_204, '', 'Network failure (60204)'],
    [60_101, '', 'Unknown error. Please try again. (60101)'],
    [60_500, 'Forbidden', 'Forbidden (60500)'],
  ] as const) {
    await press('Tap to try again')
    await seeCaptcha('Tap to verify')
    providerOf().fail(code, text)
    await waitFor(() => expect(problem()).toBe(shown))
  }
  await press('Tap to try again')
  await seeCaptcha('Tap to verify')
  expect([problem(), document.querySelector('iframe') === frame]).toEqual(['', false])
})

test('CAP-02 CAP-05 CAP-07 a merchant whose captcha is not set up gets a message', async () => {
  await askForCaptcha('v4', 'login')
  await gateway.control({ settings: { gw: { captchaId: 'unknown' } } })
  await open('/m/login')
  await seeProblemText('This verification is not configured (60001)')
  await gateway.control({ settings: { gw: { captchaId: '' } } })
  await open('/m/login')
  await seeProblemText('The security check isn’t available.')
  await gateway.control({ settings: { gw: { captchaVersion: 'v3' } } })
  await gateway.answer(CAPTCHA_ENDPOINT, {})
  await open('/m/login')
  await seeProblemText('The security check isn’t available.')
  await gateway.faults({ match: CAPTCHA_ENDPOINT, fault: { kind: 'cut', at: 'before' } })
  await press('Tap to try again')
  await seeProblemText('No internet connection')
})

test('CAP-01 CAP-05 LOG-06 LOG-14 every code by SMS and the login by it have their own solution, which a rejection uses up', async () => {
  await askForCaptcha('v4', 'login', 'sms')
  await openSmsLogin()
  await fill('Mobile number', NUMBERS.ann)
  await gateway.refuse(SMS_CODE_ENDPOINT, 'TOO_MANY_REQUEST', { status: 429 })
  await sendCodeSolved()
  await seeText(/Too many attempts\./u)
  await gateway.faults()
  await sendCodeSolved()
  await see('button', /^Resend in/u)
  expect(await gateway.countCodes(international(NUMBERS.ann))).toBe(1)
  await fill(CODE, await gateway.code(international(NUMBERS.ann)))
  await submit()
  await readVerifyFirst(1)
  expect(await gateway.count(LOGIN_ENDPOINT)).toBe(0)
  await solveCaptcha(1)
  await submit()
  await seeMember('ann')
})

test('CAP-01 CAP-05 LOG-12 a forgotten password: a code by SMS requires a solution, a code by email none', async () => {
  await askForCaptcha('v4', 'sms')
  await open('/m/forgotPassword')
  await seeCaptcha('Tap to verify')
  await fill('Username', 'ann')
  await press('Email', 'tab')
  expect(captchaRows()).toEqual([])
  await fill(/^Email/u, 'ann@harbour.example')
  await requestCode('ann@harbour.example')
  await press('Mobile number', 'tab')
  await fill('Mobile number', NUMBERS.ann)
  await sendCodeSolved()
  await see('button', /^Resend in/u)
})

test('CAP-05 v3 does not support codes: the form says so, and nothing is sent', async () => {
  await askForCaptcha('v3', 'sms')
  await openSmsLogin()
  await fill('Mobile number', NUMBERS.ann)
  await seeText(/The security check isn’t working\./u)
  await press('Send code')
  await readVerifyFirst()
  await press('Tap to try again')
  await seeText(/The security check isn’t working\./u)
  expect(await gateway.count(SMS_CODE_ENDPOINT)).toBe(0)
})

test('CAP-01 LOG-06 a captcha enabled while a login is typed: the rejection adds it, and the password stays', async () => {
  await gateway.control({ config: { captchaServers: { v4: gateway.captchaServers } } })
  await open('/m/login')
  await see('tab', 'SMS code')
  await askForCaptcha('v4', 'login')
  await sendLogin('ann')
  await seeCaptcha('Tap to verify')
  await seeProblemText('Security check failed.')
  expect(await valueOf('Password')).toBe(passwordOf('ann'))
})

test('CAP-01 LOG-06 LOG-14 a captcha enabled while a form is open: the rejection adds it, and what was typed stays', async () => {
  await gateway.control({ config: { captchaServers: { v4: gateway.captchaServers } } })
  await openSmsLogin()
  await fill('Mobile number', NUMBERS.ann)
  await askForCaptcha('v4', 'sms')
  await press('Send code')
  await seeText(/Security check failed\./u)
  await solveCaptcha(0)
  const code = await requestCode(international(NUMBERS.ann))
  await askForCaptcha('v4', 'login', 'sms')
  await fill(CODE, code)
  await submit()
  await seeProblemText('Security check failed.')
  await solveCaptcha(1)
  expect(await valueOf(CODE)).toBe(code)
  await afterSubmitLock()
  await submit()
  await seeMember('ann')
})
