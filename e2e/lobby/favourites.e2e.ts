import { shiftOf, watchShift } from '../support/design/layout-shift'
import { openInstalled } from '../support/updates/service-worker'
import { logInAs } from '../support/accounts/member-login'
import { expectAccessible } from '../support/design/axe'
import { expect, test } from '../support/test'

const heart = (name: string) => ({ name: `Add ${name} to favourites` })

test('GAM-01 a heart saves a game without opening it, and the row and the tab have it after a reload', async ({
  page,
}) => {
  await page.goto('/m/home')
  const tile = page.locator('a[data-game]:not([data-game=""])').first()
  const name = (await tile.locator('span span').first().textContent()) ?? ''
  const button = page.getByRole('button', heart(name)).first()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  const box = await button.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible()
  // The row was added above: the browser may scroll, once or while images load, to hold the tile in place.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
  }).toPass()

  await page.reload()
  await page.getByRole('tab', { name: 'Favourites' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Favourites' })
  await expect(panel.getByRole('link')).toHaveCount(1)
  await panel.getByRole('button', heart(name)).click()
  await expect(page.getByText('No favourites yet')).toBeVisible()
})

test('GAM-01 favourites are saved offline too', async ({ page, gateway }) => {
  await openInstalled(page)
  const button = page.getByRole('button', { name: /to favourites$/ }).nth(2)
  const name = (await button.getAttribute('aria-label')) ?? ''
  gateway.goOffline()
  await page.context().setOffline(true)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.getByRole('button', { name }).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible()
})

test('GAM-01 SES-08 a member has favourites of their own', async ({ page }) => {
  await page.goto('/m/home')
  const first = page.getByRole('button', { name: /to favourites$/ }).first()
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await logInAs(page, 'ann')
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('heading', { name: 'Favourites' })).toHaveCount(0)
})

test('SHL-09 GAM-01 nothing jumps for a player who returns to recents and favourites', async ({ page }) => {
  await page.goto('/m/home')
  await page
    .getByRole('button', { name: /to favourites$/ })
    .first()
    .click()
  await page
    .getByRole('link', { name: /Try free/ })
    .first()
    .click()
  await expect(page.locator('iframe')).toBeVisible()
  await watchShift(page)
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Continue playing' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible()
  await expect(page.locator('a[data-game]:not([data-game=""]) img').first()).toBeVisible()
  expect(await shiftOf(page)).toBeLessThan(0.005)
})
