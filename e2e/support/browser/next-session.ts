import type { BrowserContext, Page } from '@playwright/test'

/** Opens another browser session of the same player. The page's clock is advanced manually. */
export async function nextSession(context: BrowserContext, page: Page): Promise<Page> {
  const next = await context.newPage()
  await next.clock.install()
  await page.close()
  return next
}
