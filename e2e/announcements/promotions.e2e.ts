import type { Page } from '@playwright/test'
import { expectGuest } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import { openInstalled, waitForCached } from '../support/updates/service-worker'
import { expect, test } from '../support/test'

const chips = (page: Page) => page.getByRole('group', { name: 'Offer categories' }).getByRole('button')
const groups = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('ANN-01 ANN-06 ANN-09 ANN-10 guests read offers by category, and open each; offline with its age', async ({
  page,
  gateway,
}) => {
  await openInstalled(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Offers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible()
  await expect(groups(page)).toHaveText(['New players', 'Every week', 'Harbour Club', 'House news'])
  await expect(chips(page)).toHaveText([
    'All12',
    'New players2',
    'Every week4',
    'Harbour Club3',
    'House news3',
  ])
  await expectGuest(page)
  await expectAccessible(page)
  await chips(page).filter({ hasText: 'Harbour Club' }).click()
  await expect(groups(page)).toHaveText(['Harbour Club'])
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  await page.getByRole('link', { name: /Bring a friend/ }).click()
  await expect(page).toHaveURL(/\/m\/activity\?id=promo-friends/)
  await expect(page.getByRole('heading', { level: 1, name: /Bring a friend/ })).toBeVisible()
  // A link in the text goes through the router, and another site opens in a new tab.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('link', { name: 'club rules' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Harbour Club/ })).toBeVisible()
  expect(await page.evaluate((): unknown => Reflect.get(window, 'isSamePage'))).toBe(true)
  await page.goBack()
  await page.goBack()

  await waitForCached(page, '/announcements-')
  gateway.goOffline()
  await page.reload()
  await expect(groups(page)).toHaveText(['New players', 'Every week', 'Harbour Club', 'House news'])
  await expect(page.getByText(/^As of /)).toBeVisible()
  await expect(page.getByText('This is what was last known.')).toBeVisible()
  await page.getByRole('link', { name: /Harbour Club: more/ }).click()
  await expect(page.getByRole('article').getByRole('table')).toBeVisible()
  await expect(page.getByText(/^As of /)).toBeVisible()
})
