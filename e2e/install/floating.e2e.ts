import type { Locator, Page } from '@playwright/test'
import {
  ANDROID,
  answerInstalling,
  card,
  holdClock,
  letCome,
  openHome,
} from '../support/install/download-bar'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use({ ...WITHOUT_SHELL, userAgent: ANDROID })
test.beforeEach(holdClock)

const FOOTER = 'footer a, footer button'

const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

/** Expects that the page's last control is above it. */
const expectFreeEnd = (page: Page, floating: Locator): Promise<void> =>
  expect(async () => {
    await scrollToEnd(page) // content below may still load
    const [end, over] = await Promise.all([page.locator(FOOTER).last().boundingBox(), floating.boundingBox()])
    expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
  }).toPass()

test('SHL-09 INS-06 OFF-02 what floats gives way while the page is read, and covers nothing at its end', async ({
  page,
  context,
  gateway,
}) => {
  await answerInstalling(context)
  await openHome(page)
  await letCome(page)
  await expect(card(page)).toBeVisible()
  await page.mouse.wheel(0, 300)
  await expect(card(page)).toBeHidden()
  await page.mouse.wheel(0, -60)
  await expect(card(page)).toBeVisible()
  await expectFreeEnd(page, card(page))
  await expect(card(page)).toBeVisible()

  await card(page).getByRole('button', { name: 'Close' }).click()
  await expect(card(page)).toHaveCount(0)
  gateway.isDisturbed = true
  await context.setOffline(true)
  await page.clock.runFor(5_000)
  await expectFreeEnd(page, page.getByRole('complementary').filter({ hasText: 'Offline' }))
})
