import type { Page } from '@playwright/test'
import { openInstalled } from './support/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from './support/test'

test.use(WITHOUT_SHELL)

const WELCOME = 'Welcome aboard: your first deposit, doubled'

const popup = (page: Page) => page.getByRole('dialog').filter({ hasText: 'See details' })
const title = (page: Page, name: string) => popup(page).getByRole('heading', { name })

test.beforeEach(async ({ gateway }) => {
  await gateway.control({ popups: true })
})

test('ANN-02 with large letters on a low screen the way to its page can be scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 300 })
  await page.goto('/m/home')
  await expect(title(page, WELCOME)).toBeVisible()
  const more = popup(page).getByRole('group', { name: '1 of 2' }).getByRole('link', { name: 'See details' })
  await expect(more).not.toBeInViewport({ ratio: 0.9 })
  await title(page, WELCOME).hover()
  await page.mouse.wheel(0, 1_000)
  await expect(more).toBeInViewport({ ratio: 0.9 })
  await expect(popup(page).getByRole('switch')).toBeInViewport({ ratio: 0.9 })
})

test('ANN-10 its page opened beside this one leaves the popup open', async ({ page, context }) => {
  await page.goto('/m/home')
  const opened = context.waitForEvent('page')
  await popup(page)
    .getByRole('link', { name: 'See details' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(title(page, WELCOME)).toBeVisible()
})

test('ANN-02 OFF-02 offline a guest gets the last popup they had', WITH_SHELL, async ({ page, gateway }) => {
  await openInstalled(page)
  await expect(title(page, WELCOME)).toBeVisible()
  // Not closed: whatever it was interrupted by, it is still to be read.
  gateway.goOffline()
  await page.reload()
  await expect(title(page, WELCOME)).toBeVisible()
})
