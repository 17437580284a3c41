import type { Page } from '@playwright/test'
import { expectGuest, logInAs } from '../support/accounts/account'
import { expect, expectAccessibleInAllStyles, LONG, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)
test.describe.configure({ timeout: 120_000 }) // the session timer starts late

const reminder = (page: Page) => page.getByRole('dialog', { name: 'Time for a break?' })
const GAME = 'a[data-game]:not([data-game=""])'

/** Chooses an option in the settings of the footer, which guests have as well. */
const choose = async (page: Page, choice: string): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Settings' }).click()
  const group = page.getByRole('dialog').getByRole('group', { name: 'Play time reminder' })
  await group.getByRole('radio', { name: choice }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Waits for the session timer, which starts some seconds after the first screen. */
const waitForCount = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('playSession')), { timeout: 60_000 })
    .not.toBeNull()

test('PLY-01 after the chosen time it says how long, and asks again', LONG, async ({ page }) => {
  await page.clock.install()
  await logInAs(page, 'ann', '/m/game')
  await waitForCount(page)
  await choose(page, '15 min')
  await page.locator(GAME).first().click()
  const game = page.frameLocator('iframe').getByText('1,250.50')
  await expect(game).toBeVisible()
  await page.clock.fastForward('15:01') // not earlier: start-play-time.test.ts
  await expect(reminder(page)).toContainText('You have been playing for 15 minutes.')
  await expect(reminder(page).getByRole('link', { name: 'Play responsibly' })).toBeVisible()
  await expect(reminder(page)).toHaveAccessibleDescription(/You have been playing for 15 minutes\./)
  await expectAccessibleInAllStyles(page)

  // The focus is on no answer button. Escape (Chrome acts on the second one) and back are no answers either.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(reminder(page)).toBeVisible()
  await page.goBack()
  await expect(reminder(page)).toBeVisible()
  await expect(page).toHaveURL(/\/m\/launchGame/)
  await reminder(page).getByRole('button', { name: 'Keep playing' }).click()
  await expect(reminder(page)).toHaveCount(0)
  await expect(game).toBeVisible()

  await page.clock.fastForward('15:01')
  await expect(reminder(page)).toContainText('You have been playing for 30 minutes.')
  await reminder(page).getByRole('button', { name: 'Stop playing' }).click()
  await expect(page).toHaveURL(/\/m\/home/)
  await expect(reminder(page)).toHaveCount(0)

  await page.locator(GAME).first().click()
  await expect(game).toBeVisible()
  await page.clock.fastForward('15:01')
  await reminder(page).getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/m\/home/)
  const question = page.getByRole('dialog', { name: 'Log out?' })
  await question.getByRole('button', { name: 'Log out', exact: true }).click()
  await expectGuest(page)
})

test(
  'PLY-01 two tabs count one session, and an answer in one counts in both',
  LONG,
  async ({ page, context }) => {
    await context.clock.install()
    await page.goto('/m/game')
    await waitForCount(page)
    await choose(page, '15 min')
    await page.clock.fastForward('10:00')
    const other = await context.newPage()
    await other.goto('/m/game')
    await other.getByRole('contentinfo').getByRole('button', { name: 'Settings' }).click()
    await expect(other.getByRole('dialog').getByRole('radio', { name: '15 min' })).toBeChecked()
    await other.keyboard.press('Escape')
    await page.clock.fastForward('05:01')
    await expect(reminder(other)).toContainText('You have been playing for 15 minutes.')
    await expect(reminder(page)).toBeVisible()
    await reminder(other).getByRole('button', { name: 'Keep playing' }).click()
    await expect(reminder(page)).toHaveCount(0)
    await expect(reminder(other)).toHaveCount(0)
  },
)
