import type { Page } from '@playwright/test'
import { shiftOf, watchShift } from '../support/design/layout-shift'
import { readTables } from '../support/storage/tables'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const groups = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('ANN-01 SHL-09 a list shown without its categories does not regroup when they load', async ({
  page,
  gateway,
}) => {
  await gateway.faults({
    match: 'PROMOFE_getPromotionAnnouncementCategory',
    fault: { kind: 'delay', ms: 5_000 },
  })
  await watchShift(page)
  await page.goto('/m/promotions')
  await expect(groups(page)).toHaveText(['All'])
  const before = await shiftOf(page)
  const stored = async (): Promise<boolean> =>
    (await readTables(page))['contentAnswers']?.some(({ name }) => name === 'promotionCategories') ?? false
  expect(await stored()).toBe(false)
  await expect.poll(stored).toBe(true)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(groups(page)).toHaveText(['All'])
  expect(await shiftOf(page)).toBe(before)
  // Opened again, it has them.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' }).click()
  await expect(page.getByRole('group', { name: 'Offer categories' })).toBeVisible()
})
