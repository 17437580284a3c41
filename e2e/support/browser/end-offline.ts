import type { Page } from '@playwright/test'

/** Ends `setOffline(true)`. That notifies the page only; a real network that returns notifies the workers too. */
export async function endOffline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  for (const worker of page.workers()) await worker.evaluate(() => self.dispatchEvent(new Event('online')))
}
