import type { Page } from '@playwright/test'

const USUAL_PX = 16

/** What a player sets in the browser's own settings: words so many times as large, from the next document on. */
export async function enlargeWords(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: USUAL_PX * times } })
}
