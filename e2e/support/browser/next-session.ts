import type { BrowserContext, Page } from '@playwright/test'

/** Another browser session of the same player. The clock of the page moves by hand. */
export async function nextSession(context: BrowserContext, page: Page): Promise<Page> {
  const next = await context.newPage()
  await next.clock.install()
  await page.close()
  return next
}
