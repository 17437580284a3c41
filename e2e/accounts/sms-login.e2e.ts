import { field } from '../support/accounts/account-fields'
import { expectAccessible } from '../support/design/axe'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL } from '../support/test'

test(
  'DIA-01 OFF-01 the country list shows the current country and flags; with no network it works, with letters in their place',
  WITH_SHELL,
  async ({ page, gateway }) => {
    const picker = page.getByRole('button', { name: /^Country code/ })
    const sheet = page.getByRole('dialog', { name: 'Choose a country code' })
    await openInstalled(page, '/m/login')
    await page.getByRole('tab', { name: 'SMS code' }).click()
    await expect(picker).toHaveAccessibleName('Country code PH +63')
    await picker.click()
    await expect(sheet.getByRole('listitem').filter({ hasText: 'Philippines' })).toBeInViewport()
    await expect(sheet.locator('img[src*="/country/PH.png"]')).toBeVisible()
    await expectAccessible(page)
    await page.goBack() // closes only the list
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/login$/)

    gateway.goOffline()
    await page.reload()
    await page.getByRole('tab', { name: 'SMS code' }).click()
    await picker.click()
    const portugal = sheet.getByRole('button', { name: /Portugal/ })
    await portugal.scrollIntoViewIfNeeded()
    await expect(portugal).toContainText('PT')
    await portugal.click()
    await expect(picker).toHaveAccessibleName('Country code PT +351')
    await expect(field(page, 'tel')).toBeVisible()
    await expect(page.getByText('You are offline. What you typed stays here')).toBeVisible()
  },
)
