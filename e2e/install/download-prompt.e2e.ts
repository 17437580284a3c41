import type { Page } from '@playwright/test'
import { expectGuest, logInAs } from '../support/accounts/account'
import { ANDROID } from '../support/install/download-bar'
import { expect, expectAccessible, LONG, test, WITHOUT_SHELL } from '../support/test'

const STORE = 'https://apps.example/harbour'

test.use({ ...WITHOUT_SHELL, userAgent: ANDROID })

const forced = (page: Page) => page.getByRole('dialog', { name: 'Continue in our app' })

test('DLP-01 DLP-02 DLP-03 DLP-04 a forced prompt stays after a login', LONG, async ({ page, gateway }) => {
  const asked = { login_required: 2, bottom_app_bar_mode: 'fullscreen', theme: 'dark' }
  await gateway.control({
    settings: { resources: [{ resourceType: 'Android', url: STORE }] },
    downloads: {
      download_condition_switch: { enabled: true, value: true },
      ...Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, { enabled: true, value }])),
    },
  })
  await logInAs(page, 'ann')
  await expect(forced(page)).toContainText('Lucky Harbour in your pocket')
  await expect(forced(page)).toHaveAttribute('data-style', 'dark')
  await expect(forced(page)).toHaveCSS('block-size', `${String(page.viewportSize()?.height)}px`)
  await expect(forced(page).getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', STORE)
  await expect(forced(page).getByRole('link', { name: 'Customer service' })).toBeVisible()
  await expectAccessible(page)

  // Nothing closes it: Escape (Chrome acts on the second one), back, or a key on the focused element.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(forced(page)).toBeVisible()
  await expect(forced(page).getByRole('button', { name: 'Close' })).toHaveCount(0)

  await forced(page).getByRole('button', { name: 'Log out' }).click()
  await page
    .getByRole('dialog', { name: 'Log out?' })
    .getByRole('button', { name: 'Log out', exact: true })
    .click()
  await expectGuest(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
