import type { Locator, Page } from '@playwright/test'
import { expectMember, sendLogin } from '../support/accounts/account'
import { field, international, NUMBERS } from '../support/accounts/account-fields'
import {
  askForCaptcha,
  captchaRow,
  captchaRows,
  readVerifyFirst,
  solveCaptcha,
} from '../support/captcha/captcha'
import type { TestGateway } from '../support/gateway/test-gateway'
import { openByMobile } from '../support/accounts/registration'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const SMS = '/wps/verification/sms/noLogin'
const NEW_PASSWORD = 'signal-fire-77'

type Place = Page | Locator

const send = (place: Place): Promise<void> =>
  place.getByRole('button', { name: /^Send (code|again)$/ }).click()
const waiting = (place: Place): Locator => place.getByRole('button', { name: /^Again in/ })
const asked = async (gateway: TestGateway): Promise<number> => (await gateway.requests(SMS)).requests.length

/** Requests a code unsolved, which sends nothing; then with a solution, which is used up by it. */
const sendSolved = async (page: Page, gateway: TestGateway, place: Place, index = 0): Promise<void> => {
  const before = await asked(gateway)
  await send(place)
  await readVerifyFirst(page, index)
  expect(await asked(gateway)).toBe(before)
  await solveCaptcha(page, gateway, index)
  await send(place)
  await expect(captchaRows(page).nth(index)).toHaveAccessibleName('Tap to verify')
}

const openSmsLogin = async (page: Page): Promise<void> => {
  await page.goto('/m/login')
  await page.getByRole('tab', { name: 'SMS code' }).click()
  await field(page, 'tel').fill(NUMBERS.ann)
}

test('CAP-01 CAP-05 LOG-14 a login by SMS: every code has its own solution, which is sent to the gateway', async ({
  page,
  gateway,
}) => {
  await askForCaptcha(gateway, 'sms', 'v4')
  await gateway.control({ codes: { lifetimeMs: 1_000 } })
  const shown: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(SMS)) shown.push(request.postDataJSON())
  })
  await openSmsLogin(page)
  await sendSolved(page, gateway, page)
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
  expect(await gateway.countCodes(international(NUMBERS.ann))).toBe(1)

  await gateway.control({ codes: { lifetimeMs: 300_000 } })
  await sendSolved(page, gateway, page)
  await expect(waiting(page)).toBeVisible()
  expect(await gateway.countCodes(international(NUMBERS.ann))).toBe(2)
  const solution = {
    captcha_id: expect.any(String),
    lot_number: expect.stringMatching(/./),
    captcha_output: expect.stringMatching(/./),
    pass_token: expect.stringMatching(/./),
    gen_time: expect.stringMatching(/^\d+$/),
  }
  const number = { countryDialingCode: '63', mobileNum: NUMBERS.ann }
  expect(shown).toEqual(Array.from({ length: 2 }, () => ({ ...number, geetestValidateV4: solution })))
  expect(shown[0]).not.toEqual(shown[1])

  await field(page, 'code').fill(await gateway.code(international(NUMBERS.ann)))
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expectMember(page, 'ann')
})

test('CAP-01 CAP-05 a rejected code request has used up its solution', async ({ page, gateway }) => {
  await askForCaptcha(gateway, 'sms', 'v4')
  await openSmsLogin(page)
  await gateway.faults({
    match: SMS,
    fault: { kind: 'failure', errorCode: 'TOO_MANY_REQUEST', status: 429 },
  })
  await sendSolved(page, gateway, page)
  await expect(page.getByText('Too many tries in a short time.')).toBeVisible()
  await gateway.faults()
  await sendSolved(page, gateway, page)
  await expect(waiting(page)).toBeVisible()
  expect(await gateway.countCodes(international(NUMBERS.ann))).toBe(1)
})

test('CAP-01 LOG-06 LOG-14 the code and the login by it have a captcha each', async ({ page, gateway }) => {
  await askForCaptcha(gateway, 'login', 'v4')
  await askForCaptcha(gateway, 'sms', 'v4')
  await openSmsLogin(page)
  await expect(captchaRow(page)).toHaveCount(2)
  await sendSolved(page, gateway, page, 0)
  await expect(waiting(page)).toBeVisible()
  await field(page, 'code').fill(await gateway.code(international(NUMBERS.ann)))
  await gateway.clearRequests()
  const submit = page.locator('form').getByRole('button', { name: 'Log in' })
  await submit.click()
  await readVerifyFirst(page, 1)
  expect((await gateway.requests('/wps/session/login')).requests).toEqual([])
  await solveCaptcha(page, gateway, 1)
  await submit.click()
  await expectMember(page, 'ann')
})

test('CAP-01 CAP-05 LOG-12 a forgotten password: a code by SMS requires a solution, a code by email none', async ({
  page,
  gateway,
}) => {
  await askForCaptcha(gateway, 'sms', 'v4')
  await page.goto('/m/forgotPassword')
  await expect(captchaRow(page)).toBeVisible()
  await field(page, 'username').fill('ann')
  await page.getByRole('tab', { name: 'Email' }).click()
  await expect(captchaRows(page)).toHaveCount(0)
  await field(page, 'email').fill('ann@harbour.example')
  await send(page)
  await expect(waiting(page)).toBeVisible()
  expect(await gateway.countCodes('ann@harbour.example')).toBe(1)

  await page.getByRole('tab', { name: 'Mobile number' }).click()
  await field(page, 'tel').fill(NUMBERS.ann)
  await expect(captchaRow(page)).toBeVisible() // another frame
  await sendSolved(page, gateway, page)
  await expect(waiting(page)).toBeVisible()
  expect(await gateway.countCodes(international(NUMBERS.ann))).toBe(1)
  await field(page, 'code').fill(await gateway.code(international(NUMBERS.ann)))
  await field(page, 'new-password').fill(NEW_PASSWORD)
  await field(page, 'new-password-again').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await sendLogin(page, 'ann', NEW_PASSWORD)
  await expectMember(page, 'ann')
})

test('CAP-01 CAP-05 TFA-04 the second step by SMS: the puzzle opens over it and leaves it open', async ({
  page,
  gateway,
}) => {
  await askForCaptcha(gateway, 'sms', 'v4')
  await page.goto('/m/login')
  await sendLogin(page, 'gus')
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(dialog).toBeVisible()
  await expect(captchaRows(page)).toHaveCount(0)
  await dialog.getByRole('tab', { name: 'SMS' }).click()
  await field(dialog, 'tel').fill(NUMBERS.gus)
  await expect(captchaRow(page)).toBeVisible()
  await solveCaptcha(page, gateway)
  // Another tab begins empty (TFA-01), and so does its captcha.
  await dialog.getByRole('tab', { name: 'Email' }).click()
  await expect(captchaRows(page)).toHaveCount(0)
  await dialog.getByRole('tab', { name: 'SMS' }).click()
  await field(dialog, 'tel').fill(NUMBERS.gus)
  await expect(captchaRow(page)).toBeVisible()
  await sendSolved(page, gateway, dialog)
  await expect(waiting(dialog)).toBeVisible()
  expect(await gateway.countCodes(international(NUMBERS.gus))).toBe(1)
  await field(dialog, 'code').fill(await gateway.code(international(NUMBERS.gus)))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectMember(page, 'gus')
})

test('CAP-05 v3 does not support codes: the form says so, and nothing is sent', async ({ page, gateway }) => {
  const problem = page.getByText('The Geetest service does not work here.')
  const number = '9175550123'
  const tryToSend = async (place: Place): Promise<void> => {
    await field(place, 'tel').fill(number)
    await expect(problem).toBeVisible()
    await send(place)
    await readVerifyFirst(page)
    await captchaRow(page, 'Tap to try again').click()
    await expect(problem).toBeVisible()
  }
  await askForCaptcha(gateway, 'sms', 'v3')
  await openSmsLogin(page)
  await tryToSend(page)
  await page.goto('/m/forgotPassword')
  await tryToSend(page)
  await openByMobile(page, gateway, { mobileRegisterVerify: true, mobileRegisterPassword: 'nobody-knows-it' })
  await tryToSend(page)
  await page.goto('/m/login')
  await sendLogin(page, 'ivy')
  await tryToSend(page.getByRole('dialog', { name: 'Confirm that it is you' }))
  expect(await asked(gateway)).toBe(0)
})
