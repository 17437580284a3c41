import type { Page } from '@playwright/test'
import { expectGuest } from '../support/accounts/account'
import { expectAccessibleInAllStyles } from '../support/design/styles'
import { logInAs } from '../support/accounts/member-login'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const reminder = (page: Page) => page.getByRole('dialog', { name: 'Time for a break?' })
const GAME = 'a[data-game]:not([data-game=""])'

/** Chooses an option in the settings of the footer, which guests have as well. */
const choose = async (page: Page, choice: string): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Settings' }).click()
  const group = page.getByRole('dialog').getByRole('group', { name: 'Remind me how long I have played' })
  await group.getByRole('radio', { name: choice }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const count = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('playSession'))

/** Waits for the session timer, which starts some seconds after the first screen. */
const waitForCount = (page: Page): Promise<void> =>
  expect.poll(() => count(page), { timeout: 30_000 }).not.toBeNull()

/** Lets time pass with the page on the screen. In one leap it would count as a sleeping device. */
const play = async (page: Page, minutes: number): Promise<void> => {
  for (let left = minutes; left > 0; left -= 10)
    await page.clock.fastForward(Math.min(left, 10) * 60_000 + 1_000)
}

const open = async (page: Page, path = '/m/game'): Promise<void> => {
  await page.clock.install()
  await page.goto(path)
  await waitForCount(page)
}

test('PLY-01 after the chosen time it says how long, waits for an answer, and asks again', async ({
  page,
}) => {
  await open(page)
  await choose(page, '15 min')
  await page.clock.fastForward('14:30')
  await expect(reminder(page)).toHaveCount(0)
  await page.clock.fastForward('00:31')
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
  await expect(page).toHaveURL(/\/m\/game/)

  await reminder(page).getByRole('button', { name: 'Keep playing' }).click()
  await expect(reminder(page)).toHaveCount(0)
  await page.clock.fastForward('15:01')
  await expect(reminder(page)).toContainText('You have been playing for 30 minutes.')
  await reminder(page).getByRole('button', { name: 'Stop playing' }).click()
  await expect(page).toHaveURL(/\/m\/home/)
  await expect(reminder(page)).toHaveCount(0)
})

test('PLY-01 it shows over an open game, which continues, and stopping leaves the game for the logout', async ({
  page,
}) => {
  await page.clock.install()
  await logInAs(page, 'ann')
  await waitForCount(page)
  await choose(page, '60 min')
  await page.locator(GAME).first().click()
  await expect(page.frameLocator('iframe').getByText('1,250.50')).toBeVisible()
  await play(page, 60)
  await expect(reminder(page)).toContainText('You have been playing for 1 hour')
  await reminder(page).getByRole('button', { name: 'Keep playing' }).click()
  await expect(reminder(page)).toHaveCount(0)
  await expect(page.frameLocator('iframe').getByText('1,250.50')).toBeVisible()

  await play(page, 60)
  await reminder(page).getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/m\/home/)
  await page
    .getByRole('dialog', { name: 'Log out?' })
    .getByRole('button', { name: 'Log out', exact: true })
    .click()
  await expectGuest(page)
})

test('PLY-01 two tabs count one session, and an answer in one is an answer in both', async ({
  page,
  context,
}) => {
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
})
