import type { Page } from '@playwright/test'

/** Slows the page's processor by a factor, as on a mid-range phone; 1 is full speed. */
export async function throttle(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor })
}
