import path from 'node:path'
import type { Page } from '@playwright/test'
import { NEXT_DIST, ROOT } from '../../scripts/lib/ensure-build'
import { expectAccessibleInAllStyles } from '../support/design/styles'
import { leaveAndReturn, openInstalled } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const WELCOME = 'Welcome aboard: your first deposit, doubled'
const REEF = 'Weekend reef hunt: 500 prizes'

const popup = (page: Page) => page.getByRole('dialog').filter({ hasText: 'See details' })
const title = (page: Page, name: string) => popup(page).getByRole('heading', { name })
const more = (page: Page, place: string) =>
  popup(page).getByRole('group', { name: place }).getByRole('link', { name: 'See details' })

/** Waits until the background parts have started and read the list: any popup due has opened by then. */
const waitForStart = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('playSession')), { timeout: 30_000 })
    .not.toBeNull()
}

/** Clears at each load the marker that `waitForStart` waits for. */
test.beforeEach(async ({ page, gateway }) => {
  await page.addInitScript(() => localStorage.removeItem('playSession'))
  await gateway.control({ popups: true })
})

test('ANN-02 ANN-10 a guest gets the guest popups as the pages of one popup, and goes from one to its own page', async ({
  page,
  context,
}) => {
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
  // They went on from it: back home the popup does not open again.
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home/)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('ANN-02 SHL-07 the update notice comes before a popup', WITH_SHELL, async ({ page, gateway }) => {
  await gateway.control({ popups: false })
  await openInstalled(page)
  await gateway.control({ popups: true, dist: path.join(ROOT, NEXT_DIST), keepAssets: true })
  const notice = page.getByRole('dialog', { name: 'A new version is ready' })
  await expect(async () => {
    await leaveAndReturn(page)
    await expect(notice).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.reload()
  await expect(notice).toBeVisible()
  await waitForStart(page)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Later' }).click()
  await expect(title(page, WELCOME)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})
