import { expectMember, sendLogin } from '../support/accounts/account'
import { field, international, NUMBERS } from '../support/accounts/account-fields'
import { askForCaptcha, captchaRow, captchaRows, solveCaptcha } from '../support/captcha/captcha'
import {
  fillRegistration,
  openByMobile,
  readWelcome,
  sendRegistration,
} from '../support/accounts/registration'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const REFUSED = 'The security check failed.'

// The form is open when the merchant enables captchas: the rejection adds the captcha row.
test.beforeEach(async ({ gateway: { captchaServers }, gateway }) => {
  await gateway.control({ config: { captchaServers: { v4: captchaServers } } })
})

test('CAP-01 LOG-06 enabled while a login is typed', async ({ page, gateway }) => {
  await page.goto('/m/login')
  await expect(page.getByRole('tab', { name: 'SMS code' })).toBeVisible()
  await askForCaptcha(gateway, 'login', 'v4')
  await sendLogin(page, 'ann')
  await expect(captchaRow(page)).toBeVisible()
  await solveCaptcha(page, gateway)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expectMember(page, 'ann')
})

test('CAP-01 REG-03 enabled while a registration is typed', async ({ page, gateway }) => {
  await openByMobile(page, gateway, { mobileRegisterPassword: 'nobody-knows-it' })
  await page.getByRole('tab', { name: 'Username' }).click()
  await expect(captchaRows(page)).toHaveCount(0)
  await askForCaptcha(gateway, 'register', 'v4')
  await fillRegistration(page, 'nia')
  await sendRegistration(page)
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(captchaRow(page)).toBeVisible()
  await solveCaptcha(page, gateway)
  await field(page, 'username').fill('nia')
  await sendRegistration(page)
  await readWelcome(page, 'nia')
  await expectMember(page, 'nia')
})

test('CAP-01 LOG-06 LOG-14 enabled while a code is requested, and while it is typed', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/login')
  await page.getByRole('tab', { name: 'SMS code' }).click()
  await field(page, 'tel').fill(NUMBERS.ann)
  await expect(page.getByRole('button', { name: 'Country code PH +63' })).toBeVisible()
  await askForCaptcha(gateway, 'sms', 'v4')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(REFUSED)).toBeVisible()
  await solveCaptcha(page, gateway, 0)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: /^Again in/ })).toBeVisible()
  const code = await gateway.code(international(NUMBERS.ann))

  await askForCaptcha(gateway, 'login', 'v4')
  await field(page, 'code').fill(code)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText(REFUSED)
  await expect(captchaRow(page)).toHaveCount(2)
  await solveCaptcha(page, gateway, 1)
  await expect(field(page, 'code')).toHaveValue(code)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expectMember(page, 'ann')
})
