import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { LOGIN_ENDPOINT, SMS_CODE_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import {
  fillNewPassword,
  international,
  NUMBERS,
  reachSecondStep,
  requestCode,
  submit,
} from '../support/accounts'
import { gateway, open } from '../support/app'
import { askForCaptcha, captchaRows, readVerifyFirst, seeCaptcha, solveCaptcha } from '../support/captcha'
import { countOf } from '../support/money'
import { fill, press, see, seeMember, seeText, sendLogin, user } from '../support/player'
import { NEW_PASSWORD, openByMobile, valueOf } from '../support/registration'

const CODE = 'Verification code'
const problem = (): string => document.querySelector('form [role=alert]')?.textContent ?? ''
const seeProblemText = (text: string): Promise<void> => waitFor(() => expect(problem()).toContain(text))

/** Requests a code unsolved, which sends nothing; then with a solution, which is used up by it. */
const sendSolved = async (index = 0): Promise<void> => {
  const before = await countOf(SMS_CODE_ENDPOINT)
  await seeCaptcha('Tap to verify', index)
  await press(/^Send (?:code|again)$/u)
  await readVerifyFirst(index)
  expect(await countOf(SMS_CODE_ENDPOINT)).toBe(before)
  await solveCaptcha(index)
  await press(/^Send (?:code|again)$/u)
  await seeCaptcha('Tap to verify', index)
}

const openSmsLogin = async (): Promise<void> => {
  await open('/m/login')
  await press('SMS code', 'tab')
  await see('button', 'Country code PH +63')
  await fill('Mobile number', NUMBERS.ann)
}

test('CAP-01 CAP-05 LOG-14 every code by SMS has its own solution, which a rejection uses up too', async () => {
  await askForCaptcha('v4', 'sms')
  await gateway.control({ codes: { lifetimeMs: 1 } })
  await openSmsLogin()
  await gateway.faults({
    match: SMS_CODE_ENDPOINT,
    fault: { kind: 'failure', errorCode: 'TOO_MANY_REQUEST', status: 429 },
  })
  await sendSolved()
  await seeText(/Too many tries in a short time\./u)
  await gateway.faults()
  await sendSolved()
  await see('button', 'Send again')
  await gateway.control({ codes: { lifetimeMs: 300_000 } })
  await sendSolved()
  await see('button', /^Again in/u)
  expect(await gateway.countCodes(international(NUMBERS.ann))).toBe(2)
  await fill(CODE, await gateway.code(international(NUMBERS.ann)))
  await submit()
  await seeMember('ann')
})

test('CAP-01 LOG-06 LOG-14 the code and the login by it have a captcha each', async () => {
  await askForCaptcha('v4', 'login', 'sms')
  await openSmsLogin()
  await sendSolved(0)
  await see('button', /^Again in/u)
  await fill(CODE, await gateway.code(international(NUMBERS.ann)))
  await submit()
  await readVerifyFirst(1)
  expect(await countOf(LOGIN_ENDPOINT)).toBe(0)
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
  await sendSolved()
  await see('button', /^Again in/u)
  await fill(CODE, await gateway.code(international(NUMBERS.ann)))
  await fillNewPassword()
  await submit()
  await see('tab', 'SMS code')
  await sendLogin('ann', NEW_PASSWORD)
  await seeMember('ann')
})

test('CAP-01 CAP-05 TFA-04 the second step by SMS has a captcha, which starts over with its tab', async () => {
  await askForCaptcha('v4', 'sms')
  const step = await reachSecondStep('gus')
  expect(captchaRows()).toEqual([])
  await press('SMS', 'tab', step)
  await solveCaptcha()
  await press('Email', 'tab', step)
  expect(captchaRows()).toEqual([])
  await press('SMS', 'tab', step)
  await fill('Mobile number', '9170000007')
  await sendSolved()
  await see('button', /^Again in/u)
  await fill(CODE, await gateway.code(international('9170000007')))
  await user.click(await see('button', 'Confirm'))
  await seeMember('gus')
})

test('CAP-05 v3 does not support codes: every form says so, and nothing is sent', async () => {
  const tryToSend = async (): Promise<void> => {
    await fill('Mobile number', '9175550123')
    await seeText(/The Geetest service does not work here\./u)
    await press('Send code')
    await readVerifyFirst()
    await press('Tap to try again')
    await seeText(/The Geetest service does not work here\./u)
  }
  await askForCaptcha('v3', 'sms')
  await openSmsLogin()
  await tryToSend()
  await open('/m/forgotPassword')
  await tryToSend()
  await openByMobile({ mobileRegisterVerify: true, mobileRegisterPassword: 'nobody-knows-it' })
  await tryToSend()
  await reachSecondStep('ivy')
  await tryToSend()
  expect(await countOf(SMS_CODE_ENDPOINT)).toBe(0)
})

test('CAP-01 LOG-06 LOG-14 a captcha enabled while a form is open: the rejection adds it, and what was typed stays', async () => {
  await gateway.control({ config: { captchaServers: { v4: gateway.captchaServers } } })
  await openSmsLogin()
  await askForCaptcha('v4', 'sms')
  await press('Send code')
  await seeText(/The security check failed\./u)
  await solveCaptcha(0)
  const code = await requestCode(international(NUMBERS.ann))
  await askForCaptcha('v4', 'login', 'sms')
  await fill(CODE, code)
  await submit()
  await seeProblemText('The security check failed.')
  await solveCaptcha(1)
  expect(await valueOf(CODE)).toBe(code)
  await submit()
  await seeMember('ann')
})
