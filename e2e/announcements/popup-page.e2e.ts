import type { Page } from '@playwright/test'
import { logIn, passwordOf } from '../support/accounts/account'
import { field } from '../support/accounts/account-fields'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const WELCOME = 'Welcome aboard: your first deposit, doubled'

const LIVE = 'Night table: 10% back on live games'
const FIRST_EVENING = 'Three missions for your first evening'

const popup = (page: Page) => page.getByRole('dialog').filter({ hasText: 'See details' })
/** Titles of the popup's pages, without headings that an operator put inside one. */
const titles = (page: Page) => popup(page).locator('h2[id]')
const title = (page: Page, name: string) => popup(page).getByRole('heading', { name })

test.beforeEach(async ({ gateway }) => {
  await gateway.control({ popups: true })
})

test('ANN-02 with large text on a low screen the link to its page can be scrolled to', async ({ page }) => {
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

test('ANN-10 its page opened next to this one leaves the popup open', async ({ page, context }) => {
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
  // Not closed: after any interruption it is still unread.
  gateway.goOffline()
  await page.reload()
  await expect(title(page, WELCOME)).toBeVisible()
})

test('ANN-02 LOG-11 first-login popups open even if the forced password change was faster than their code', async ({
  page,
  gateway,
}) => {
  await gateway.control({ members: [{ username: 'ann', firstTimeLogin: true }] })
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/background-/, async (route) => {
    await held
    await route.continue()
  })
  await logIn(page, 'ann')
  await expect(page).toHaveURL(/\/m\/changePsw/)
  await field(page, 'password').fill(passwordOf('ann'))
  await field(page, 'new-password').fill('signal-fire-77')
  await field(page, 'new-password-again').fill('signal-fire-77')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL(/\/m\/home/)
  release()
  await expect(titles(page)).toHaveText([LIVE, FIRST_EVENING])
  // The session is still the first one after a reload.
  await page.reload()
  await expect(titles(page)).toHaveText([LIVE, FIRST_EVENING])
})
