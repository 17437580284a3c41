import { seesGames } from './support/games'
import { expect, test } from './support/test'

test('SHL-06 opened from the home screen, a tap asks for the full screen, until the player leaves it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true })
  })
  await page.goto('/m/home')
  await seesGames(page)
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  // What runs beside the screens has to have begun.
  await expect(async () => {
    await page.locator('main').click({ position: { x: 4, y: 4 } })
    expect(await isFull()).toBe(true)
  }).toPass()
  await page.evaluate(() => document.exitFullscreen())
  await page.getByRole('link', { name: 'Offers' }).first().click()
  await expect(page).toHaveURL(/promotions/)
  expect(await isFull()).toBe(false)
})

test('SHL-06 NET-12 the player is told that the network has gone, and that it is back', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/home')
  await seesGames(page)
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/beside-')),
      ),
    )
    .toBe(true)
  gateway.goOffline()
  await page.context().setOffline(true)
  await expect(page.getByText('Offline', { exact: true }).first()).toBeVisible()
  gateway.goOnline()
  await page.context().setOffline(false)
  await expect(page.getByText('Back online')).toBeVisible()
  await expect(page.getByText('Back online')).toBeHidden()
})
