import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

/** Simulates Chromium's own data saver, which only the browser itself can switch. */
const browserSays = (page: Page, isOn: boolean): Promise<unknown> =>
  page.addInitScript((saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData } })
  }, isOn)

test('OFF-08 the data saver prefetches only for a tap or a lost network', async ({ browser, gateway }) => {
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
  for (const name of ['announcements', 'login-page', 'member-page', 'connection-page', 'lazy-routes'])
    expect(ahead).not.toContain(name)
})

/** Names of the chunks that a page has requested. */
const chunksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/[^/]+\/(.+)\.js$/u.exec(name)?.[1] ?? []),
  )
