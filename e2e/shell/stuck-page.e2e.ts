import { expect, LONG, test } from '../support/test'

test('R-10 SHL-08 a page whose code never loads offers a reload', LONG, async ({ page, consoleWatch }) => {
  consoleWatch.allow(/Failed to load resource/)
  await page.addInitScript(() => {
    document.addEventListener('animationend', (event) => {
      if (event.animationName === 'stuck') document.documentElement.dataset['wasStuck'] = ''
    })
  })
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.goto('/m/home', { waitUntil: 'domcontentloaded' })
  const again = page.getByRole('link', { name: /Load again/ })
  await expect(page.locator('.stuck')).toBeHidden()
  await expect(again).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('status').filter({ hasText: '请检查网络' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-was-stuck', '')
  await page.unroute('**/assets/**/*.js')
  await again.click()
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect(page.locator('.stuck')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-was-stuck')
})
