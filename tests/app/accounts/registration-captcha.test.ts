import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { SMS_CODE_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { international, NUMBERS } from '../support/accounts'
import { gateway, open } from '../support/app'
import { askForCaptcha, readVerifyFirst, seeCaptcha, sendCodeSolved, solveCaptcha } from '../support/captcha'
import { fill, press, see, seeMember } from '../support/player'
import {
  fillRegistration,
  NEW_NUMBER,
  NEW_PASSWORD,
  openByMobile,
  readAlert,
  readWelcome,
  sendAgain,
  sendRegistration,
  valueOf,
} from '../support/registration'
import { seeLobby, seeRows } from '../support/sync'

const REGISTER = '/wps/member/register'
const BY_PASSWORD = { whitelabelVal: { MOBILENUMPASSREG3: true } }
const CODE = 'Verification code'

const sent = async (): Promise<number> => (await gateway.requests(REGISTER)).requests.length

/** Sends the registration unsolved, which shows what is still missing, and then solved. */
const sendSolved = async (index = 0): Promise<void> => {
  const before = await sent()
  await sendAgain()
  await readVerifyFirst(index)
  expect(await sent()).toBe(before)
  await solveCaptcha(index)
  await sendRegistration()
}

test.each(['v3', 'v4'] as const)(
  'CAP-01 CAP-07 REG-03 REG-05 R-10 %s: by name it is solved first, and again after a rejection and a lost response',
  async (version) => {
    await askForCaptcha(version, 'register')
    await open('/m/register')
    await seeCaptcha('Tap to verify')
    await fillRegistration('ann')
    await sendSolved()
    // The gateway checks the captcha before the name: the solution has been used.
    expect(await readAlert('Your account couldn’t be created')).toContain('This is already in use.')
    expect([await valueOf('Username'), await valueOf('Password')]).toEqual(['', NEW_PASSWORD])
    await fill('Username', 'nia')
    await gateway.faults({ match: REGISTER, fault: { kind: 'html' } })
    await sendSolved()
    await readAlert('No response')
    expect([await valueOf('Username'), await valueOf('Password')]).toEqual(['nia', NEW_PASSWORD])
    await gateway.faults()
    await sendSolved()
    await readWelcome('nia')
    await seeMember('nia')
    expect(await sent()).toBe(3)
  },
)

test('CAP-01 REG-03 REG-05 REG-10 by mobile the code and the registration have a captcha each, and each is used up', async () => {
  await askForCaptcha('v4', 'register', 'sms')
  await openByMobile({ mobileRegisterVerify: true, ...BY_PASSWORD })
  const requestCode = async (number: string): Promise<void> => {
    await fill('Mobile number', number)
    await sendCodeSolved()
    await see('button', /^Resend in/u)
    await fill(CODE, await gateway.code(international(number)))
  }
  await fill('Password', NEW_PASSWORD)
  await requestCode(NUMBERS.ann)
  await sendSolved(1)
  await readAlert('Your account couldn’t be created')
  await seeCaptcha('Tap to verify', 1)
  expect([await valueOf('Mobile number'), await valueOf(CODE)]).toEqual(['', ''])
  await requestCode(NEW_NUMBER)
  await sendSolved(1)
  await readWelcome(`63${NEW_NUMBER}`)
  expect([await gateway.count(SMS_CODE_ENDPOINT), await sent()]).toEqual([2, 2])
})

test('CAP-01 REG-03 a captcha enabled while a registration is typed: the rejection adds it', async () => {
  await askForCaptcha('v4', 'login', 'sms') // adds none to a registration
  await openByMobile(BY_PASSWORD)
  expect(document.querySelector('iframe')).toBeNull()
  await press('Username', 'tab')
  await askForCaptcha('v4', 'register')
  await sendRegistration('nia')
  await readAlert('Your account couldn’t be created')
  await solveCaptcha()
  await fill('Username', 'nia')
  await sendAgain()
  await readWelcome('nia')
})

test('REG-10 REG-03 SOC-09 a code rejected by the identity provider shows its error at the field and uses up no captcha', async () => {
  await askForCaptcha('v4', 'register')
  await openByMobile({
    smsProvider: { firebase: true, apiKey: 'key', projectId: 'project', appId: 'app' },
    mobileRegisterVerify: true,
    mobileRegisterPassword: 'no-door-opens-7',
  })
  await fill('Mobile number', NEW_NUMBER)
  await fill(CODE, '123456') // none was sent to this number
  await solveCaptcha()
  await sendRegistration()
  expect((await screen.findByRole('alert')).textContent).toContain('auth/code-expired')
  await seeCaptcha('Verified')
  expect([await sent(), await valueOf('Mobile number')]).toEqual([0, NEW_NUMBER])
})

test('CAP-02 OFF-01 without a network the captcha waits for one, and then loads by itself', async () => {
  await askForCaptcha('v4', 'register')
  await open('/m/home')
  await seeLobby()
  await seeRows('config')
  gateway.goOffline()
  await press('Sign up', 'link')
  await seeCaptcha('Waiting for a connection…')
  gateway.comeOnline()
  await seeCaptcha('Tap to verify')
})
