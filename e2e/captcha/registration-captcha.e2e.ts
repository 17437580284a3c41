import type { Page } from '@playwright/test'
import { expectMember, logIn } from '../support/accounts/account'
import { field, international, NUMBERS } from '../support/accounts/account-fields'
import {
  askForCaptcha,
  captchaRow,
  captchaRows,
  readVerifyFirst,
  solveCaptcha,
} from '../support/captcha/captcha'
import {
  fillRegistration,
  NEW_PASSWORD,
  openByMobile,
  readWelcome,
  sendRegistration,
} from '../support/accounts/registration'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const REGISTER = '/wps/member/register'
const SMS = '/wps/verification/sms/noLogin'
const NUMBER = '9175550123'

const readRefusal = async (
  page: Page,
  words: string | RegExp,
  name = 'The account was not created',
): Promise<void> => {
  const alert = page.getByRole('dialog', { name })
  await expect(alert).toContainText(words)
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toHaveCount(0)
}

/** Submitting sends nothing for half a second after a rejection (REG-02); then it shows what is still missing. */
const sendUnsolved = async (page: Page, index = 0): Promise<void> => {
  await expect(async () => {
    await sendRegistration(page)
    await expect(page.getByRole('dialog', { name: 'Please verify first' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await readVerifyFirst(page, index)
}

test('CAP-01 the switches of logins and codes add no captcha to a registration', async ({
  page,
  gateway,
}) => {
  await askForCaptcha(gateway, 'login', 'v4')
  await askForCaptcha(gateway, 'sms', 'v4')
  await openByMobile(page, gateway, { whitelabelVal: { MOBILENUMPASSREG3: true } })
  await expect(captchaRows(page)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Username' }).click()
  await fillRegistration(page, 'nia')
  await expect(captchaRows(page)).toHaveCount(0)
  await sendRegistration(page)
  await readWelcome(page, 'nia')
  await expectMember(page, 'nia')
})

for (const version of ['v3', 'v4'] as const) {
  test(`CAP-01 CAP-07 REG-03 REG-05 ${version}: by name it is solved first, and once more after a rejection`, async ({
    page,
    gateway,
  }) => {
    await askForCaptcha(gateway, 'register', version)
    await page.goto('/m/register')
    await expect(captchaRow(page)).toBeVisible()
    await fillRegistration(page, 'ann')
    await gateway.clearRequests()
    await sendUnsolved(page)
    expect((await gateway.requests(REGISTER)).requests).toEqual([])

    await solveCaptcha(page, gateway)
    await sendRegistration(page)
    // The gateway checks the captcha before the name: the solution has been used.
    await readRefusal(page, 'This is already in use. Please choose another.')
    await expect(captchaRow(page)).toBeVisible()
    await expect(field(page, 'username')).toHaveValue('')
    await expect(field(page, 'new-password')).toHaveValue(NEW_PASSWORD)

    await field(page, 'username').fill('nia')
    await sendUnsolved(page)
    expect((await gateway.requests(REGISTER)).requests).toHaveLength(1)
    expect(await gateway.registrations()).toEqual([])
    await solveCaptcha(page, gateway)
    await sendRegistration(page)
    await readWelcome(page, 'nia')
    await expectMember(page, 'nia')
    expect((await gateway.requests(REGISTER)).requests).toHaveLength(2)
    expect(await gateway.registrations()).toMatchObject([{ username: 'nia', kind: 'username' }])
  })
}

test('CAP-01 REG-03 REG-05 REG-10 by mobile the code and the registration have a captcha each, and each is used up', async ({
  page,
  gateway,
}) => {
  test.setTimeout(90_000)
  await askForCaptcha(gateway, 'register', 'v4')
  await askForCaptcha(gateway, 'sms', 'v4')
  await openByMobile(page, gateway, {
    mobileRegisterVerify: true,
    whitelabelVal: { MOBILENUMPASSREG3: true },
  })
  await expect(captchaRow(page)).toHaveCount(2)
  const [ofCode, ofForm] = [captchaRows(page).nth(0), captchaRows(page).nth(1)]
  const send = page.getByRole('button', { name: 'Send code' })
  const waiting = page.getByRole('button', { name: /^Again in/ })
  const name = `63${NUMBER}`

  await field(page, 'tel').fill(NUMBERS.ann)
  await field(page, 'new-password').fill(NEW_PASSWORD)
  await gateway.clearRequests()
  await send.click()
  await readVerifyFirst(page, 0)
  expect((await gateway.requests(SMS)).requests).toEqual([])
  await solveCaptcha(page, gateway, 0)
  await send.click()
  await expect(waiting).toBeVisible()
  await expect(ofCode).toHaveAccessibleName('Tap to verify')
  await field(page, 'code').fill(await gateway.code(international(NUMBERS.ann)))
  await sendUnsolved(page, 1)
  expect((await gateway.requests(REGISTER)).requests).toEqual([])
  await solveCaptcha(page, gateway, 1)
  await sendRegistration(page)
  await readRefusal(page, 'This is already in use. Please choose another.')
  await expect(ofForm).toHaveAccessibleName('Tap to verify')
  await expect(field(page, 'tel')).toHaveValue('')
  await expect(field(page, 'code')).toHaveValue('')
  await expect(field(page, 'new-password')).toHaveValue(NEW_PASSWORD)

  await field(page, 'tel').fill(NUMBER)
  await send.click()
  await readVerifyFirst(page, 0)
  expect((await gateway.requests(SMS)).requests).toHaveLength(1)
  await solveCaptcha(page, gateway, 0)
  await send.click()
  await expect(waiting).toBeVisible()
  await field(page, 'code').fill(await gateway.code(international(NUMBER)))
  await sendUnsolved(page, 1)
  await solveCaptcha(page, gateway, 1)
  await sendRegistration(page)
  await readWelcome(page, name)
  await expectMember(page, name)
  expect(await gateway.registrations()).toMatchObject([{ username: name, kind: 'mobile' }])
})

test('CAP-01 CAP-04 REG-03 v3: by mobile, without a required code, it is one captcha', async ({
  page,
  gateway,
}) => {
  await askForCaptcha(gateway, 'register', 'v3')
  await openByMobile(page, gateway, { whitelabelVal: { MOBILENUMPASSREG3: true } })
  await field(page, 'tel').fill(NUMBER)
  await field(page, 'new-password').fill(NEW_PASSWORD)
  await expect(captchaRow(page)).toHaveCount(1)
  await sendUnsolved(page)
  await solveCaptcha(page, gateway)
  await sendRegistration(page)
  await readWelcome(page, `63${NUMBER}`)
  await expectMember(page, `63${NUMBER}`)
  expect(await gateway.registrations()).toMatchObject([{ kind: 'mobile' }])
})

test('REG-03 REG-05 R-10 without a response what was typed stays, and a new solution is required', async ({
  page,
  gateway,
}) => {
  await askForCaptcha(gateway, 'register', 'v4')
  await page.goto('/m/register')
  await fillRegistration(page, 'nia')
  await solveCaptcha(page, gateway)
  await gateway.faults({ match: REGISTER, fault: { kind: 'html' } })
  await sendRegistration(page)
  await readRefusal(page, 'No answer came', 'No answer')
  await gateway.faults()
  await expect(captchaRow(page)).toBeVisible()
  await expect(field(page, 'username')).toHaveValue('nia')
  await expect(field(page, 'new-password')).toHaveValue(NEW_PASSWORD)
  await sendUnsolved(page)
  await solveCaptcha(page, gateway)
  await sendRegistration(page)
  await readWelcome(page, 'nia')
  await expectMember(page, 'nia')
})

test('REG-03 REG-08 an agent solves one for every player that they register', async ({ page, gateway }) => {
  await askForCaptcha(gateway, 'register', 'v4')
  await logIn(page, 'ben')
  await page.goto('/m/agentRegister')
  for (const name of ['first.player', 'second.player']) {
    await fillRegistration(page, name)
    await sendUnsolved(page)
    await solveCaptcha(page, gateway)
    await sendRegistration(page)
    await page
      .getByRole('dialog', { name: new RegExp(`^.${name}. is registered$`, 'u') })
      .getByRole('button', { name: 'Register another' })
      .click()
    await expect(captchaRow(page)).toBeVisible()
  }
  expect((await gateway.registrations()).map(({ username }) => username)).toEqual([
    'first.player',
    'second.player',
  ])
})
