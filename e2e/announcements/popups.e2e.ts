import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { NEXT_DIST, ROOT } from '../../scripts/lib/ensure-build'
import { logIn, logOut } from '../support/accounts/account'
import type { TestGateway } from '../support/gateway/test-gateway'
import { expectAccessibleInAllStyles } from '../support/design/styles'
import { leaveAndReturn, openInstalled } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const WELCOME = 'Welcome aboard: your first deposit, doubled'
const REEF = 'Weekend reef hunt: 500 prizes'
const LIVE = 'Night table: 10% back on live games'
const FIRST_EVENING = 'Three missions for your first evening'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const ANNOUNCEMENTS = 'MCSFE_getListAnnouncements'

const popup = (page: Page) => page.getByRole('dialog').filter({ hasText: 'See details' })
const close = (page: Page) => popup(page).getByRole('button', { name: 'Close' }).click()
const home = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
/** Titles of the popup's pages, without headings that an operator put inside one. */
const titles = (page: Page) => popup(page).locator('h2[id]')
const title = (page: Page, name: string) => popup(page).getByRole('heading', { name })

/** Waits until the background parts have started and read the list: any popup due has opened by then. */
const waitForStart = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('playSession')), { timeout: 30_000 })
    .not.toBeNull()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)))
}

const expectNone = async (page: Page): Promise<void> => {
  await waitForStart(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Serves a list of popups for guests instead of the seeded one. */
const serve = (gateway: TestGateway, ...titles: readonly string[]) =>
  gateway.faults({
    match: ANNOUNCEMENTS,
    fault: {
      kind: 'value',
      value: titles.map((text, index) => ({
        id: `popup-${String(index)}`,
        title: text,
        content: '<p>Read this.</p>',
        execution: 'B',
        startTime: 0,
        popup: true,
      })),
    },
  })

/** Clears at each load the marker that `waitForStart` waits for. */
const forgetStart = (target: Page | BrowserContext) =>
  target.addInitScript(() => localStorage.removeItem('playSession'))

test.beforeEach(async ({ page, gateway }) => {
  await forgetStart(page)
  await gateway.control({ popups: true })
})

test('ANN-02 a guest gets the guest popups as the pages of one popup, and goes from one to its own page', async ({
  page,
}) => {
  await page.goto('/m/home')
  await expect(title(page, WELCOME)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(popup(page)).toHaveAccessibleName(WELCOME)
  await expect(popup(page)).not.toContainText('<')
  await expectAccessibleInAllStyles(page)
  await popup(page).getByRole('button', { name: 'Next' }).click()
  await expect(title(page, REEF)).toBeInViewport()
  await expect(popup(page)).toHaveAccessibleName(REEF)
  await expect(popup(page)).not.toContainText(LIVE)
  await expect(popup(page)).not.toContainText(FIRST_EVENING)

  await popup(page).getByRole('group', { name: '2 of 2' }).getByRole('link', { name: 'See details' }).click()
  await expect(page).toHaveURL(/\/m\/activity\?id=promo-reef/)
  await expect(page.getByRole('heading', { level: 1, name: REEF })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // They went on from it: back home the popup does not open again.
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home/)
  await expectNone(page)
})

test('ANN-02 a member gets member popups, and first-login ones at the first login', async ({
  page,
  gateway,
}) => {
  await gateway.control({ members: [{ username: 'ann', firstTimeLogin: true }] })
  await logIn(page, 'ann')
  // At the first login the player must change the password; the home page is still open to them.
  await expect(page).toHaveURL(/\/m\/changePsw/)
  await expectNone(page)
  await home(page).click()
  await expect(title(page, LIVE)).toBeVisible()
  await expect(titles(page)).toHaveText([LIVE, FIRST_EVENING])
})

test('ANN-03 a popup closed by a member is closed for that member only, not for guests on the same device', async ({
  page,
}) => {
  await logIn(page, 'ann')
  await expect(titles(page)).toHaveText([LIVE])
  await close(page)
  await expect(popup(page)).toHaveCount(0)
  await logOut(page)
  await home(page).click()
  await expect(titles(page)).toHaveText([WELCOME, REEF])
  await close(page)
  await logIn(page, 'ann')
  await expectNone(page)
})

test('ANN-02 popups open on the home page only', async ({ page }) => {
  await page.goto('/m/game')
  await expectNone(page)
  await home(page).click()
  await expect(title(page, WELCOME)).toBeVisible()
})

test('ANN-03 closed by its button or by back it stays closed until its content changes', async ({
  page,
  gateway,
}) => {
  await serve(gateway, 'Doors open at eight')
  await page.goto('/m/home')
  await expect(title(page, 'Doors open at eight')).toBeVisible()
  await expect(popup(page).getByRole('button', { name: 'Next' })).toHaveCount(0)
  await close(page)
  await page.reload()
  await expectNone(page)

  await serve(gateway, 'Doors open at nine')
  await page.reload()
  await expect(title(page, 'Doors open at nine')).toBeVisible()
  await page.goBack()
  await expect(popup(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/home/)
  await page.reload()
  await expectNone(page)
})

test('ANN-03 hidden for today it returns after the device’s next midnight', async ({ browser, gateway }) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Kathmandu', baseURL: gateway.origin })
  await forgetStart(context)
  const page = await context.newPage()
  // Ten in the evening in the device's time zone.
  await page.clock.install({ time: '2026-06-10T16:15:00Z' })
  await gateway.control({ clock: { offsetMs: Date.parse('2026-06-10T16:15:00Z') - Date.now() } })
  await serve(gateway, 'Doors open at eight')
  await page.goto('/m/home')
  await popup(page).getByRole('switch', { name: "Don't show this again today" }).click()
  await close(page)
  await page.clock.setSystemTime('2026-06-10T18:14:00Z')
  await page.reload()
  await expectNone(page)
  await page.clock.setSystemTime('2026-06-10T18:15:01Z')
  await page.reload()
  await expect(title(page, 'Doors open at eight')).toBeVisible()
  await context.close()
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

test('ANN-02 INS-02 the install popup waits until a popup has been read', async ({ browser, gateway }) => {
  const context = await browser.newContext({ userAgent: ANDROID, baseURL: gateway.origin })
  await forgetStart(context)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/m/home')
  await expect(title(page, WELCOME)).toBeVisible()
  await waitForStart(page)
  // The popup's delay, and the time in which the browser may offer its prompt.
  await page.clock.runFor(12_000)
  await page.clock.runFor(12_000)
  await expect(title(page, WELCOME)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await close(page)
  await expect(page.getByRole('dialog', { name: 'Keep it on your home screen' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await context.close()
})

test('PLY-02 a popup that waits behind the settings is dropped by the switch', async ({ page }) => {
  // The code that opens popups loads once the settings are open.
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/background-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/m/home')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Settings' }).click()
  const quiet = page.getByRole('dialog').getByRole('switch', { name: 'No offers or prompts' })
  await expect(quiet).toBeVisible()
  release()
  await waitForStart(page)
  await quiet.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The player has not answered it: after switching offers on again they get it.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Settings' }).click()
  await quiet.click()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(title(page, WELCOME)).toBeVisible()
})

test('PLY-02 a player who switches offers and prompts off gets none until they are on', async ({ page }) => {
  await page.goto('/m/game')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Settings' }).click()
  const quiet = page.getByRole('dialog').getByRole('switch', { name: 'No offers or prompts' })
  await quiet.click()
  await expect(quiet).toBeChecked()
  await page.keyboard.press('Escape')
  await page.goto('/m/home')
  await expectNone(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Settings' }).click()
  await expect(quiet).toBeChecked()
  await quiet.click()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(title(page, WELCOME)).toBeVisible()
})
