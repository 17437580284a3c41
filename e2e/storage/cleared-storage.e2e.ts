import { CACHE_DATABASE } from '#domain/tables/schema'
import { openRaw } from '../support/storage/raw-database'
import { gamesAreWhole } from '../support/storage/tables'
import { expect, test } from '../support/test'

const HEALS_WITHIN_MS = 30_000 // includes a margin for a busy machine

test('R-05 storage cleared under the app is filled again at once', async ({ page, context, gateway }) => {
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect.poll(() => gamesAreWhole(page)).toBe(true)
  const opened = await openRaw(page, CACHE_DATABASE)
  await opened.evaluate((database) => {
    database.onclose = () => Reflect.set(window, 'isClosed', true)
  })
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: gateway.origin, storageTypes: 'indexeddb' })
  await expect.poll(() => page.evaluate((): unknown => Reflect.get(window, 'isClosed'))).toBe(true)
  await expect.poll(() => gamesAreWhole(page), { timeout: HEALS_WITHIN_MS }).toBe(true)
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect(page.getByText('This browser won’t save your data')).toBeHidden()
  await page
    .getByRole('button', { name: /to favourites$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible()
})
