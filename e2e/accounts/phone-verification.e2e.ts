import type { Page } from '@playwright/test'
import { expectMember } from '../support/accounts/account'
import { field, international, NUMBERS } from '../support/accounts/account-fields'
import { newNumber, withIdentity } from '../support/accounts/identity'
import { IdentityProvider, routeProviderToEmulator } from '../support/accounts/identity-provider'
import { readWelcome } from '../support/accounts/registration'
import { expect, LONG, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

/**
 * The emulator has no reCAPTCHA Enterprise, like a project without it; the provider's rejections are HTTP failures.
 */
const EXPECTED = /recaptchaConfig|accounts:(?:signInWithPhoneNumber|sendVerificationCode)/u

test.beforeEach(({ consoleWatch }) => consoleWatch.allow(EXPECTED))

const sendRegistration = (page: Page): Promise<void> =>
  page.locator('form').getByRole('button', { name: 'Sign up' }).click()

test('REG-10 SOC-09 CAP-05 the provider verifies a mobile number', async ({ page, context, gateway }) => {
  const identity = await withIdentity(gateway, { isEmulatorNamed: false })
  const provider = await IdentityProvider.standIn(context)
  await routeProviderToEmulator(context, identity.emulator)
  const number = newNumber()
  await gateway.control({
    settings: {
      sms: { captcha: { enabled: true } },
      mobileRegisterVerify: true,
      mobileRegisterPassword: 'no-door-opens-7',
    },
  })
  await expect(async () => {
    await page.goto('/m/register') // until the settings have loaded
    await page.getByRole('tab', { name: 'Mobile number' }).click({ timeout: 10_000 })
  }).toPass()
  await field(page, 'tel').fill(number)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: /^Resend in (?:1:00|0:\d\d)$/u })).toBeVisible()
  expect(provider.scripts.some((url) => url.includes('/recaptcha/'))).toBe(true)
  await field(page, 'code').fill('123')
  await sendRegistration(page)
  await expect(page.getByRole('alert')).toHaveText(/^The code is wrong/u)
  await expect(field(page, 'code')).toBeFocused()
  await field(page, 'code').fill(await identity.phoneCode(international(number)))
  await sendRegistration(page)
  await expect.poll(async () => (await gateway.registrations()).length).toBe(1)
  const name = (await gateway.registrations())[0]?.username ?? ''
  await readWelcome(page, name)
  await expectMember(page, name)
})

test(
  'SOC-09 LOG-14 reCAPTCHA’s challenge is over the login sheet',
  LONG,
  async ({ page, context, gateway }) => {
    const identity = await withIdentity(gateway, { isEmulatorNamed: false })
    const provider = await IdentityProvider.standIn(context)
    provider.isInDoubt = true
    await routeProviderToEmulator(context, identity.emulator)
    await page.goto('/m/home')
    const me = page.getByRole('navigation').getByRole('link', { name: 'Account', exact: true })
    await me.click()
    const sheet = page.getByRole('dialog', { name: 'Log in' })
    await page.getByRole('tab', { name: 'SMS code' }).click()
    await expect(page.getByRole('button', { name: /^Country code/u })).toBeVisible()
    await field(page, 'tel').fill(NUMBERS.ann)
    const sendIt = page.getByRole('button', { name: 'Send code' })
    // Earlier ones stay in the document, hidden.
    const question = page.locator('iframe[src*="/recaptcha/"]').filter({ visible: true })
    const verify = question.contentFrame().getByRole('button', { name: 'Verify' })

    // A player who closes it gets a message and can request a code again.
    await sendIt.click()
    await expect(verify).toBeVisible()
    await expect(question).toBeFocused()
    await expect(page.locator('#root')).toHaveAttribute('inert')
    await page.mouse.click(5, 700)
    await expect(page.getByText(/Code: \W?auth\/captcha-check-failed/u)).toBeVisible()
    await expect(page.locator('#root')).not.toHaveAttribute('inert')
    await expect(sheet.and(page.locator(':modal'))).toBeVisible()
    await expect(field(page, 'code')).toBeFocused()

    // Cancel, and Escape on it, close the challenge and not the sheet; back closes both.
    const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
    for (const leave of [() => cancel.click(), () => page.keyboard.press('Escape')]) {
      await sendIt.click()
      await expect(verify).toBeVisible()
      await expect(question).toBeFocused()
      await page.keyboard.press('Escape') // handled by the frame, by nothing else
      await page.keyboard.press('Tab')
      await expect(verify).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(cancel).toBeFocused()
      await leave()
      await expect(sheet.and(page.locator(':modal'))).toBeVisible()
      await expect(question).toHaveCount(0)
      await expect(cancel).toHaveCount(0)
      await expect(field(page, 'code')).toBeFocused()
    }
    await sendIt.click()
    await expect(verify).toBeVisible()
    await page.goBack()
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/home/u)
    await expect(me).toBeFocused()

    await me.click()
    await page.getByRole('tab', { name: 'SMS code' }).click()
    await field(page, 'tel').fill(NUMBERS.ann)
    await sendIt.click()
    await verify.click()
    await expect(page.getByRole('button', { name: /^Resend in/u })).toBeVisible()
    await expect(sheet.and(page.locator(':modal'))).toBeVisible()
    expect(await identity.countPhoneCodes(international(NUMBERS.ann))).toBe(1)
    await field(page, 'code').fill(await identity.phoneCode(international(NUMBERS.ann)))
    await page.locator('form').getByRole('button', { name: 'Log in' }).click()
    await expectMember(page, 'ann')
  },
)
