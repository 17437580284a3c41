import type { Page } from '@playwright/test'

const USUAL_PX = 16

/** Sets the browser's text size, as in its settings: text so many times as large, from the next document on. */
export async function enlargeText(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: USUAL_PX * times } })
}
