import { expect, test } from '../support/test'

const STUCK = '.stuck'

test('R-10 SHL-08 a page whose code never loads offers a reload after 12 s', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/m/home', { waitUntil: 'domcontentloaded' })
  const again = page.getByRole('link', { name: /Load again/ })
  await expect(page.locator(STUCK)).toBeHidden()
  await expect(again).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('status').filter({ hasText: '请检查网络' })).toBeVisible()
  await page.unroute('**/assets/*.js')
  await again.click()
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect(page.locator(STUCK)).toHaveCount(0)
})

test('R-10 a page that loads never shows the message of a stuck one', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('animationend', (event) => {
      if (event.animationName === 'stuck') document.documentElement.dataset['wasStuck'] = ''
    })
  })
  await page.goto('/m/home', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect(page.locator(STUCK)).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-was-stuck')
})
