import type { Page } from '@playwright/test'
import { expectGuest, expectMember, sendLogin } from '../support/accounts/account'
import { field, NUMBERS } from '../support/accounts/account-fields'
import { expectAccessible } from '../support/design/axe'
import { readNetworkNotice } from '../support/network/network-notice'
import { openInstalled, waitForCached } from '../support/updates/service-worker'
import { readTables } from '../support/storage/tables'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Log in' })
const meOf = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true })

test('ANN-08 a guest logs in over the page and reaches what they wanted; back returns to the page', async ({
  page,
}) => {
  await page.goto('/m/home?r=F7')
  await meOf(page).click()
  await expect(sheetOf(page)).toContainText('Log in to go on')
  await expect(page).toHaveURL(/\/m\/home\?r=F7/)
  await expectAccessible(page)
  await page.goBack()
  await expect(sheetOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/home\?r=F7/)

  await meOf(page).click()
  await sendLogin(page, 'ann', 'not-the-password')
  await expect(sheetOf(page).getByRole('alert')).toBeVisible()
  // No other login begins within half a second after a response.
  await expect(async () => {
    await sendLogin(page, 'ann')
    await expect(page).toHaveURL(/\/m\/member\/home\?r=F7/, { timeout: 3_000 })
  }).toPass()
  await expect(sheetOf(page)).toHaveCount(0)
  await expectMember(page, 'ann')
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home/)
})

test('ANN-08 LINE-04 a notice that replaces the sheet restores it afterwards with the name that was typed', async ({
  page,
  gateway,
}) => {
  const match = '/wps/system/status'
  const failure = { kind: 'failure', errorCode: 'merchant.paused', message: 'Paused until noon.' }
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await gateway.faults({ match, fault: { kind: 'delay', ms: 6_000 } }, { match, fault: failure })
  await page.reload()
  await meOf(page).click()
  await sheetOf(page).getByLabel('Username').fill('ann')
  const notice = page.getByRole('dialog', { name: 'Something went wrong' })
  await expect(notice).toContainText('Paused until noon.')
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toHaveCount(0)
  await expect(sheetOf(page).getByLabel('Username')).toHaveValue('ann')
  await sheetOf(page).getByRole('button', { name: 'Close' }).click()
  await meOf(page).click()
  await expect(sheetOf(page).getByLabel('Username')).toHaveValue('')
})

test('ANN-08 LOG-05 the second step of a login over the page ends where the player wanted to go', async ({
  page,
}) => {
  await page.goto('/m/home')
  await meOf(page).click()
  await sendLogin(page, 'hal')
  const step = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await step.getByRole('textbox').fill('Hal Whitaker')
  await step.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/m\/member\/home/)
  await expectMember(page, 'hal')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** Returns the gap between the tabs and the form below them. */
const gapBelowTabs = (page: Page): Promise<number> =>
  page.getByRole('tabpanel', { name: 'Ways to log in: Password' }).evaluate((panel) => {
    const tabs = panel.previousElementSibling?.querySelector('[role=tablist]')
    return tabs ? Math.round(panel.getBoundingClientRect().top - tabs.getBoundingClientRect().bottom) : NaN
  })

test('ANN-08 links from the sheet replace it, and a page opened by its URL uses the login page', async ({
  page,
}) => {
  await page.goto('/m/home')
  await meOf(page).click()
  await expect(sheetOf(page).getByLabel('Username')).toBeVisible()
  const gap = await gapBelowTabs(page)
  await sheetOf(page).getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/m\/register/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/m/withdraw')
  await expect(page).toHaveURL(/\/m\/login\?backUrl=/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(await gapBelowTabs(page)).toBe(gap) // the form in the sheet is the same as on the page
})

test('ANN-08 GAM-06 a sheet closed over a game leaves the way back from the game unchanged', async ({
  page,
}) => {
  await page.goto('/m/game')
  await page.goto('/m/home')
  await page
    .getByRole('link', { name: /Try free/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Play for real' }).click()
  await sheetOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(sheetOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await expect(page).toHaveURL(/\/m\/home/)
})

test(
  'ANN-08 OFF-03 DIA-01 offline the sheet opens, says once that there is no network, shows the country, and closes',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await openInstalled(page)
    await page.goto('/m/login') // loads its code: the page and the sheet share one chunk
    await expect(page.getByLabel('Username')).toBeVisible()
    await expect.poll(async () => JSON.stringify(await readTables(page))).toContain('"name":"countries"')
    await page.goto('/m/home')
    gateway.goOffline()
    await meOf(page).click()
    await expect(sheetOf(page)).toBeVisible()
    await page.getByRole('tab', { name: 'SMS code' }).click()
    const country = sheetOf(page).getByRole('button', { name: 'Country code PH +63' })
    await expect(country).toHaveText('PH+63') // its image has never loaded
    await field(sheetOf(page), 'tel').fill(NUMBERS.ann)
    await sheetOf(page).getByRole('button', { name: 'Send code' }).click()
    await readNetworkNotice(page)
    await expect(sheetOf(page).getByText('No answer came.')).toBeVisible()
    await expect(sheetOf(page).getByText('You are offline.')).toHaveCount(0)
    await expect(page.locator(':root')).toHaveAttribute('data-form-offline')
    await sheetOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(sheetOf(page)).toHaveCount(0)
    await expectGuest(page)
  },
)

test(
  'ANN-08 OFF-03 a player who logged in during a visit can open the member pages without a network',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await openInstalled(page)
    await waitForCached(page, '/login-page-')
    await meOf(page).click()
    await sendLogin(page, 'ann')
    await expect(page).toHaveURL(/\/m\/member\/home/)
    await waitForCached(page, '/money-')
    gateway.goOffline()
    await page.getByRole('link', { name: 'Withdraw' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible()
  },
)
