import type { Page } from '@playwright/test'
import { logInAs, passwordOf } from '../support/accounts/account'
import { field } from '../support/accounts/account-fields'
import { expect, expectAccessibleInAllStyles, LONG, seesGames, test, WITHOUT_SHELL } from '../support/test'
import { answerInstalling } from '../support/install/download-bar'

test.use(WITHOUT_SHELL)

const sheet = (page: Page) => page.getByRole('dialog')

/** Expects the overlay not to move by itself, and to close on Escape. */
const expectDone = async (page: Page): Promise<void> => {
  await expect(sheet(page)).toBeVisible()
  await expectAccessibleInAllStyles(page)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
}

test.beforeEach(({ page }) => answerInstalling(page))

test('SHL-09 REG-09 TFA-01 overlays of a guest, and field errors, are accessible', LONG, async ({ page }) => {
  await page.goto('/m/home')
  await seesGames(page)
  await page.getByRole('button', { name: 'Language' }).click()
  await expectDone(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Settings' }).click()
  await expectDone(page)
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await expectDone(page)
  await page.getByRole('button', { name: 'Search games' }).click()
  await page.getByRole('searchbox').fill('no such game')
  await expect(page.getByText(/^No results for “.no such game.”$/u)).toBeVisible()
  await expectAccessibleInAllStyles(page)

  for (const path of ['/m/register', '/m/forgotPassword']) {
    await page.goto(path)
    await page.locator('form button[type=submit]').click()
    await expect(field(page, 'username')).toHaveAttribute('aria-invalid', 'true')
    await page.evaluate(() => window.scrollTo(0, 0)) // nothing half hidden under the header
    await expectAccessibleInAllStyles(page)
  }

  await page.goto('/m/login')
  await page.getByRole('tab', { name: 'SMS code' }).click()
  await page.getByRole('button', { name: /^Country code/ }).click()
  await expect(sheet(page).getByRole('listitem').filter({ hasText: 'Philippines' })).toBeInViewport()
  await expectDone(page)

  await page.getByRole('tab', { name: 'Password' }).click()
  await field(page, 'username').fill('gus')
  await field(page, 'password').fill(passwordOf('gus'))
  await page.locator('form button[type=submit]').click()
  const methods = sheet(page).getByRole('tab')
  await expect(methods).toHaveCount(4)
  for (const method of await methods.all()) await expect(method).toBeInViewport({ ratio: 1 })
  await expect(field(sheet(page), 'payeeName')).toBeFocused()
  await expectDone(page)
})

test(
  'SHL-09 overlays of a member are accessible in all styles and directions',
  LONG,
  async ({ page, gateway }) => {
    await logInAs(page, 'ann', '/m/member/home')
    await page.getByRole('button', { name: 'Change avatar' }).click()
    await expect(page.getByRole('radio', { name: /^Avatar/u })).toHaveCount(9)
    await expectDone(page)
    await page.getByRole('button', { name: 'Log out' }).click()
    await expectDone(page)

    // A toast, and the strip with the time of the last sync.
    gateway.goOffline()
    await page.getByRole('button', { name: 'Refresh' }).first().click()
    await expect(page.getByText('Offline', { exact: true }).last()).toBeVisible()
    await expectAccessibleInAllStyles(page)
  },
)
