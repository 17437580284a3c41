import type { Page } from '@playwright/test'
import { expect, expectAccessibleInAllStyles, LONG, test, WITH_MOTION, WITHOUT_SHELL } from '../support/test'

test.use({ ...WITHOUT_SHELL, ...WITH_MOTION })

const WELCOME = 'Welcome aboard: your first deposit, doubled'
const REEF = 'Weekend reef hunt: 500 prizes'

const popup = (page: Page) => page.getByRole('dialog').filter({ hasText: 'See details' })
const title = (page: Page, name: string) => popup(page).getByRole('heading', { name })
const more = (page: Page, place: string) =>
  popup(page).getByRole('group', { name: place }).getByRole('link', { name: 'See details' })

test('ANN-02 ANN-10 guest popups are pages of one, and lead on', LONG, async ({ page, context, gateway }) => {
  await gateway.control({ popups: true })
  await page.goto('/m/home')
  await expect(title(page, WELCOME)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(popup(page)).toHaveAccessibleName(WELCOME)
  await expect(popup(page)).not.toContainText('<')
  await expectAccessibleInAllStyles(page)

  // With large text on a low screen its page can be scrolled to the link. A page next to this one leaves it open.
  const before = page.viewportSize()
  await page.setViewportSize({ width: 640, height: 300 })
  await expect(more(page, '1 of 2')).not.toBeInViewport({ ratio: 0.9 })
  await title(page, WELCOME).hover()
  await page.mouse.wheel(0, 1_000)
  await expect(more(page, '1 of 2')).toBeInViewport({ ratio: 0.9 })
  await expect(popup(page).getByRole('switch')).toBeInViewport({ ratio: 0.9 })
  const opened = context.waitForEvent('page')
  await more(page, '1 of 2').click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(title(page, WELCOME)).toBeVisible()
  if (before) await page.setViewportSize(before)

  await popup(page).getByRole('button', { name: 'Next' }).click()
  await expect(title(page, REEF)).toBeInViewport()
  await expect(popup(page)).toHaveAccessibleName(REEF)
  await more(page, '2 of 2').click()
  await expect(page).toHaveURL(/\/m\/activity\?id=promo-reef/)
  await expect(page.getByRole('heading', { level: 1, name: REEF })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
