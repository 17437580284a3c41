import type { Page } from '@playwright/test'
import { passwordOf } from '../support/accounts/account'
import { field } from '../support/accounts/account-fields'
import { expectAccessible } from '../support/design/axe'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use({ ...WITHOUT_SHELL, locale: 'ur-PK' })

const submit = (page: Page): Promise<void> => page.locator('form button[type=submit]').click()

test('SHL-09 REG-09 TFA-01 the forms of accounts can be used by everyone, also in the dark and right to left', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => localStorage.setItem('style', 'dark'))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/m/register', '/m/forgotPassword']) {
    await page.goto(path)
    await submit(page) // with its field errors
    await expect(field(page, 'username')).toHaveAttribute('aria-invalid', 'true')
    await page.evaluate(() => window.scrollTo(0, 0)) // nothing half hidden under the header
    await expectAccessible(page)
  }
  await page.route('**/country/*.png', () => undefined) // letters, until the flag loads
  await page.goto('/m/login')
  await page.getByRole('tab').nth(1).click()
  await expect(field(page, 'tel')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab').nth(0).click()
  await field(page, 'username').fill('eve')
  await field(page, 'password').fill('wrong')
  await submit(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await expect(async () => {
    await field(page, 'username').fill('eve')
    await field(page, 'password').fill(passwordOf('eve'))
    await submit(page)
    await expect(page).toHaveURL(/\/m\/changePsw$/, { timeout: 4_000 })
  }).toPass()
  await expect(field(page, 'new-password-again')).toBeVisible()
  await expectAccessible(page)
})
