import type { Page } from '@playwright/test'
import { logInAs } from '../support/accounts/member-login'
import { expect, test } from '../support/test'

const saver = (page: Page) => page.getByRole('main').getByRole('switch', { name: 'Data saver' })

/** Simulates Chromium's own data saver, which only the browser itself can switch. */
const browserSays = (page: Page, isOn: boolean): Promise<unknown> =>
  page.addInitScript((saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData } })
  }, isOn)

test('OFF-08 with the data saver on nothing moves by itself, covers are smaller, and the setting stays', async ({
  page,
  gateway,
}) => {
  await logInAs(page, 'ann')
  await expect(page.getByRole('button', { name: 'Pause the slideshow' })).toBeVisible()
  await page.goto('/m/member/home')
  await expect(saver(page)).not.toBeChecked()
  await saver(page).click()
  await expect(saver(page)).toBeChecked()
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
  const cover = page.locator('a[data-game]:not([data-game=""]) img').first()
  await expect(cover).toHaveAttribute('src', new RegExp(`^${gateway.cdnOrigin}/covers/`))
  const { wanted, shown } = await cover.evaluate((image) => ({
    wanted: Number(new URL(image.getAttribute('src') ?? '').searchParams.get('w')),
    shown: image.getBoundingClientRect().width,
  }))
  expect(wanted).toBeLessThan(shown * 1.7)
})

test('OFF-08 the browser’s own data saver counts until the player decides', async ({ page }) => {
  await browserSays(page, true)
  await logInAs(page, 'ann', '/m/member/home')
  await expect(saver(page)).toBeChecked()
  await saver(page).click()
  await page.reload()
  await expect(saver(page)).not.toBeChecked()
})

test('OFF-08 with the data saver on only chunks for a tap or a lost network are prefetched', async ({
  browser,
  gateway,
}) => {
  const open = async (isOn: boolean): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: gateway.origin })).newPage()
    await browserSays(page, isOn)
    await page.goto('/m/home')
    return page
  }
  const [plain, saving] = await Promise.all([open(false), open(true)])
  const WITHIN = { timeout: 30_000 }
  await expect.poll(() => chunksOf(plain), WITHIN).toContain('connection-page')
  await expect.poll(() => chunksOf(saving), WITHIN).toContain('games')
  const ahead = await chunksOf(saving)
  for (const name of ['announcements', 'login-page', 'member-page', 'connection-page', 'lazy-routes']) {
    expect(ahead).not.toContain(name)
  }
})

/** Names of the chunks that a page has requested. */
const chunksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/(.+)-[\w-]{8}\.js$/u.exec(name)?.[1] ?? []),
  )
