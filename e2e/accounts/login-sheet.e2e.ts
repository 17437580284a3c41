import type { Page } from '@playwright/test'
import { expectMember, sendLogin } from '../support/accounts/account'
import { field, NUMBERS } from '../support/accounts/account-fields'
import { readNetworkNotice } from '../support/network/network-notice'
import { openInstalled, uncachedAssets, waitForCached } from '../support/updates/service-worker'
import { readTables } from '../support/storage/tables'
import { expect, expectAccessible, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Log in' })
const meOf = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Account', exact: true })

/** Returns the gap between the tabs and the form below them. */
const gapBelowTabs = (page: Page): Promise<number> =>
  page.getByRole('tabpanel', { name: 'Login method: Password' }).evaluate((panel) => {
    const tabs = panel.previousElementSibling?.querySelector('[role=tablist]')
    return tabs ? Math.round(panel.getBoundingClientRect().top - tabs.getBoundingClientRect().bottom) : NaN
  })

test('ANN-08 back closes the login over a page, and the history before it is unchanged', async ({ page }) => {
  await page.goto('/m/login')
  await expect(page.getByLabel('Username')).toBeVisible()
  const gap = await gapBelowTabs(page)
  await page.goto('/m/home?r=F7')
  await meOf(page).click()
  await expect(sheetOf(page)).toContainText('Log in to continue')
  await expect(page).toHaveURL(/\/m\/home\?r=F7/)
  expect(await gapBelowTabs(page)).toBe(gap) // the form in the sheet is the same as on the page
  await expectAccessible(page)
  await page.goBack()
  await expect(sheetOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/home\?r=F7/)

  await meOf(page).click()
  await sendLogin(page, 'ann')
  await expect(page).toHaveURL(/\/m\/member\/home\?r=F7/)
  await expectMember(page, 'ann')
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home/)
})

test(
  'ANN-08 OFF-03 DIA-01 the login sheet offline, and a login later',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await openInstalled(page)
    await page.goto('/m/login') // loads its code: the page and the sheet share one chunk
    await expect(page.getByLabel('Username')).toBeVisible()
    await expect.poll(async () => JSON.stringify(await readTables(page))).toContain('"name":"countries"')
    await waitForCached(page, '/account.js') // the worker's code for the form, with what it imports
    await expect.poll(() => uncachedAssets(page, gateway)).toEqual([])
    await page.goto('/m/home')
    gateway.goOffline()
    await meOf(page).click()
    await page.getByRole('tab', { name: 'SMS code' }).click()
    const country = sheetOf(page).getByRole('button', { name: 'Country code PH +63' })
    await expect(country).toHaveText('PH+63') // its image has never loaded
    await country.click()
    await expect(page.getByRole('dialog').getByRole('button', { name: /Portugal/ })).toContainText('PT')
    await page.goBack() // closes only the list
    await field(sheetOf(page), 'tel').fill(NUMBERS.ann)
    await sheetOf(page).getByRole('button', { name: 'Send code' }).click()
    await readNetworkNotice(page)
    await expect(sheetOf(page).getByText('No response.')).toBeVisible()
    await expect(sheetOf(page).getByText('You’re offline.')).toHaveCount(0)
    await expect(page.locator(':root')).toHaveAttribute('data-form-offline')
    await sheetOf(page).getByRole('tab', { name: 'Password' }).click()
    gateway.goOnline()
    await sendLogin(page, 'ann')
    await expect(page).toHaveURL(/\/m\/member\/home/)
    await waitForCached(page, '/money.js')
    const withdraw = page.getByRole('link', { name: 'Withdraw' })
    await expect(withdraw).toBeVisible()
    gateway.goOffline()
    await withdraw.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible()
  },
)
