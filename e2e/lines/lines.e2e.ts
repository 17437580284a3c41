import { readTables } from '../support/storage/tables'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test('LINE-03 LINE-08 R-19 retry opens the fast line', async ({ page, gateway, consoleWatch }) => {
  consoleWatch.allow(/blocked by CORS policy/)
  await page.goto('/m/index.html?affiliateCode=harbourlight&referralCode=F7')
  await expect.poll(async () => (await readTables(page))['lines']?.length ?? 0).toBeGreaterThanOrEqual(3)
  await gateway.control({
    isDomainClosed: true,
    lines: [{ kind: 'noCors' }, { kind: 'good', delayMs: 400 }, { kind: 'silent' }],
  })
  await page.goto('/m/home')
  const dialog = page.getByRole('dialog', { name: 'Notice' })
  await expect(dialog).toContainText(new URL(gateway.lines[1] ?? '').host)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${gateway.lines[1] ?? ''}/m/index.html?affiliateCode=harbourlight&r=F7`)
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
