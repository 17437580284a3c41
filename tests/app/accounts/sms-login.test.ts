import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { KEY_ENDPOINT } from '#domain/contract/endpoints'
import { LOGIN_ENDPOINT, SMS_CODE_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import {
  fillNumberAndCode,
  international,
  NUMBERS,
  openSmsLogin,
  requestCode,
  seeNoneRemembered,
  submit,
} from '../support/accounts'
import { gateway, open, visitAgain } from '../support/app'
import { holdClock } from '../support/clock'
import {
  afterSubmitLock,
  alertText,
  fieldOf,
  fill,
  press,
  see,
  seeGuest,
  seeMember,
  seeNone,
  seePath,
  seeText,
  user,
} from '../support/player'
import { problemOf, seeProblem, valueOf } from '../support/registration'

const NUMBER = 'Mobile number'
const CODE = 'Verification code'

test('LOG-14 SES-10 LOG-09 a login by SMS saves the number, and logs nobody in automatically', async () => {
  await openSmsLogin()
  await fill(NUMBER, '+63 917 000 0001')
  await fill(CODE, await requestCode(international(NUMBERS.ann)))
  await submit()
  await seeMember('ann')
  await seePath('/m/home')
  await gateway.clearRequests()
  await visitAgain('/m/login')
  await seeGuest()
  expect(await valueOf('Username')).toBe('')
  await press('SMS code', 'tab')
  await waitFor(async () => expect(await valueOf(NUMBER)).toBe(NUMBERS.ann))
  expect(await valueOf(CODE)).toBe('')
  expect(await gateway.count(LOGIN_ENDPOINT)).toBe(0)
})

test('LOG-14 LOG-08 a wrong code and an unknown number show errors at their fields; an empty field gets the focus', async () => {
  await openSmsLogin()
  await submit()
  await seeProblem(NUMBER, 'Enter your mobile number.')
  expect(document.activeElement).toBe(await fieldOf(NUMBER))
  await fill(NUMBER, NUMBERS.ann)
  const right = await requestCode(international(NUMBERS.ann))
  expect(document.activeElement).toBe(await fieldOf(CODE))
  await submit()
  await seeProblem(CODE, 'Enter the verification code.')
  await fill(CODE, right === '000000' ? '000001' : '000000')
  await submit()
  expect(await alertText()).toBe('The code is wrong or has expired. Check it or request a new one.')
  expect([await valueOf(NUMBER), await valueOf(CODE)]).toEqual([NUMBERS.ann, ''])
  expect((await fieldOf(CODE)).getAttribute('aria-invalid')).toBe('true')

  await fillNumberAndCode('9998887777')
  await afterSubmitLock()
  await submit()
  await seeProblem(NUMBER, 'No account uses this number. Check it or sign up.')
  await seeGuest()
})

test('TFA-04 a code counts down to its end and is then sent again; each number has its own countdown', async () => {
  await openSmsLogin()
  await press('Send code')
  await seeProblem(NUMBER, 'Enter your mobile number.')
  expect(document.activeElement).toBe(await fieldOf(NUMBER))
  holdClock()
  await fill(NUMBER, NUMBERS.ann)
  await requestCode(international(NUMBERS.ann))
  const waiting = await see('button', /^Resend in [45]:\d\d$/u)
  await seeText(/We’ve sent you a code\. It’s valid until/u)
  expect(waiting.getAttribute('aria-disabled')).toBe('true')
  await press(/^Resend in/u)
  await fill(NUMBER, '9170000002')
  await see('button', 'Send code')
  vi.setSystemTime(Date.now() + 120_000)
  await fill(NUMBER, NUMBERS.ann)
  await see('button', /^Resend in [12]:\d\d$/u)
  vi.setSystemTime(Date.now() + 180_000)
  expect(await gateway.countCodes(international(NUMBERS.ann))).toBe(1)
  await press('Resend code')
  await see('button', /^Resend in [45]:\d\d$/u)
  expect(await gateway.countCodes(international(NUMBERS.ann))).toBe(2)
})

test('TFA-04 on a device whose clock is an hour behind, the countdown is right', async () => {
  await gateway.control({ clock: { offsetMs: 3_600_000 } })
  await openSmsLogin()
  await fill(NUMBER, NUMBERS.ann)
  await press('Send code')
  await see('button', /^Resend in [45]:\d\d$/u)
  expect(await gateway.count(KEY_ENDPOINT)).toBeGreaterThan(0)
})

test.each([
  [{ kind: 'failure', errorCode: 'TOO_MANY_REQUEST', status: 429 }, 'Too many attempts.'],
  [{ kind: 'html' }, 'No response.'],
] as const)('TFA-04 NET-11 a code that %j does not send can be requested again', async (fault, text) => {
  await openSmsLogin()
  await gateway.faults({ match: SMS_CODE_ENDPOINT, fault })
  await fill(NUMBER, NUMBERS.ann)
  await press('Send code')
  await seeText(new RegExp(text, 'u'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await gateway.faults()
  await requestCode(international(NUMBERS.ann))
})

test('LOG-14 the number is not remembered when the switch is off', async () => {
  await openSmsLogin()
  await press(/^Remember my number/u, 'switch')
  await fillNumberAndCode(NUMBERS.ann)
  await submit()
  await seeMember('ann')
  await seeNoneRemembered()
  await visitAgain('/m/login')
  await press('SMS code', 'tab')
  await see('button', 'Country code PH +63')
  expect(await valueOf(NUMBER)).toBe('')
})

test('DIA-01 the country list is searched; back closes only it; the choice is saved', async () => {
  await openSmsLogin()
  await press('Country code PH +63')
  const sheet = await see('dialog', 'Choose a country code')
  const search = within(sheet).getByRole('searchbox')
  fireEvent.input(search, { target: { value: 'zealandia' } })
  await seeText('No matching country.')
  await press('Clear search', 'button', sheet)
  await user.keyboard('malay') // the focus is in the emptied field
  await waitFor(() => expect(within(sheet).getAllByRole('listitem')).toHaveLength(1))
  await press(/Malaysia/u, 'button', sheet)
  await see('button', 'Country code MY +60')
  await openSmsLogin()
  await press('Country code MY +60')
  await see('dialog', 'Choose a country code')
  history.back()
  await seeNone(() => document.querySelector('dialog'))
  await seePath('/m/login')
})

test('DIA-02 DIA-03 where the choice is off the merchant’s own code is shown, and opens no list', async () => {
  const whitelabelVal = { UPDATEMOBILEICC3: true, DISABLEDMOBILEICC3: true }
  await gateway.control({ settings: { whitelabelVal }, visitor: 'MY' })
  await openSmsLogin()
  const fixed = await see('button', 'Country code PH +63')
  await waitFor(() => expect(fixed.getAttribute('aria-disabled')).toBe('true'))
  await press('Country code PH +63')
  expect(screen.queryByRole('dialog')).toBeNull()
  await open('/m/forgotPassword')
  await see('button', /^Country code/u)
})

test('DIA-01 a flag that an image host does not have comes from the next; its letters are shown until then', async () => {
  const imageCDNs = ['https://one.example', 'javascript:alert(1)', 'https://two.example']
  await gateway.control({ settings: { imageCDNs } })
  await openSmsLogin()
  const button = await see('button', /^Country code/u)
  const image = (): Element => button.querySelector('img') ?? button
  const fail = async (): Promise<void> => {
    const before = image()
    fireEvent.error(before)
    await waitFor(() => expect(image()).not.toBe(before))
  }
  await waitFor(() => expect(image().getAttribute('src')).toBe('https://one.example/country/PH.png'))
  await fail() // requested with CORS
  await fail() // requested without CORS
  expect(image().getAttribute('src')).toBe('https://two.example/country/PH.png')
  expect(button.textContent).toContain('PH')
  fireEvent.load(image())
  await waitFor(() => expect(button.textContent).not.toContain('PH'))
})

test('SOC-09 SOC-10 a code that the identity provider has not sent is refused without the gateway', async () => {
  await gateway.control({
    settings: { smsProvider: { firebase: true, apiKey: 'key', projectId: 'project', appId: 'app' } },
  })
  await openSmsLogin()
  await fill(NUMBER, NUMBERS.ann)
  await fill(CODE, '123456')
  await submit()
  expect(await alertText()).toMatch(
    /^The code has expired\. Request a new one\.\s+Code: \W?auth\/code-expired/u,
  )
  expect(await valueOf(CODE)).toBe('')
  expect(document.activeElement).toBe(await fieldOf(CODE))
  expect(await problemOf(CODE)).toContain('The code has expired')
  expect(await gateway.count(LOGIN_ENDPOINT)).toBe(0)
  await fill(CODE, '1')
  await seeNone(() => screen.queryByRole('alert'))
})
