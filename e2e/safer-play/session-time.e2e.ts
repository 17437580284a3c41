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

/**
 * Leaves the page and waits for the timer in the next one. The old page has saved when it was left; the new one reads
 * it first.
 */
const leaveAndCount = async (page: Page, leave: () => Promise<unknown>): Promise<void> => {
  await leave()
  const left = await page.evaluate(() => sessionStorage.getItem('left'))
  await expect.poll(() => count(page), { timeout: 30_000 }).not.toBe(left)
}

/** Reads the state that the last page saved, before the new page starts. */
const rememberLeftTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('left', localStorage.getItem('playSession') ?? '')
  })

/** Lets time pass with the page on the screen. In one leap it would count as a sleeping device. */
const play = async (page: Page, minutes: number): Promise<void> => {
  for (let left = minutes; left > 0; left -= 10)
    await page.clock.fastForward(Math.min(left, 10) * 60_000 + 1_000)
}

/** Switches the player to another app, or back. */
const turn = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

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

test('PLY-01 switched off, no reminder shows', async ({ page }) => {
  await open(page)
  await page.clock.fastForward('02:00:00')
  await choose(page, '60 min')
  await choose(page, 'Off')
  await page.clock.fastForward('02:00:00')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(reminder(page)).toHaveCount(0)
})

test('PLY-01 the time counts across reloads and over an unanswered reminder', async ({ page }) => {
  await open(page)
  await choose(page, '30 min')
  await rememberLeftTime(page)
  await page.clock.fastForward('12:00')
  await leaveAndCount(page, () => page.reload())
  // One minute of margin, because the reload takes its time.
  await page.clock.fastForward('17:00')
  await expect(reminder(page)).toHaveCount(0)
  await page.clock.fastForward('01:05')
  await expect(reminder(page)).toContainText('You have been playing for 30 minutes.')
  await page.reload()
  await expect(reminder(page)).toContainText('You have been playing for 30 minutes.')
})

test('PLY-01 it shows over an open game, which continues, and stopping leaves the game for the logout', async ({
  page,
}) => {
  await page.clock.install()
  await logInAs(page, 'ann')
  await waitForCount(page)
  await page.goto('/m/member/home')
  const group = page.getByRole('main').getByRole('group', { name: 'Remind me how long I have played' })
  await group.getByRole('radio', { name: '60 min' }).check()
  await rememberLeftTime(page)
  await leaveAndCount(page, () => page.goto('/m/home'))
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

test('PLY-01 a short look at another app counts as play, a quarter of an hour away is a break', async ({
  page,
}) => {
  await open(page)
  await choose(page, '15 min')
  await page.clock.fastForward('10:00')
  await turn(page, 'hidden')
  await page.clock.fastForward('06:00')
  await expect(reminder(page)).toHaveCount(0)
  await turn(page, 'visible')
  await expect(reminder(page)).toContainText('You have been playing for 16 minutes.')
  await reminder(page).getByRole('button', { name: 'Keep playing' }).click()

  await turn(page, 'hidden')
  await page.clock.fastForward('20:00')
  await turn(page, 'visible')
  await page.clock.fastForward('14:50')
  await expect(reminder(page)).toHaveCount(0)
  await page.clock.fastForward('00:15')
  await expect(reminder(page)).toContainText('You have been playing for 15 minutes.')
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

test('PLY-02 the minimum age and the advice are in the footer and on registration, as the merchant set them', async ({
  page,
  gateway,
}) => {
  await gateway.control({ settings: { responsiblePlay: { minimumAge: 21, url: 'advice.example/help' } } })
  await page.goto('/m/home')
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('img', { name: '21+ only' })).toBeVisible()
  await expect(foot.getByRole('link', { name: 'Play responsibly' })).toHaveAttribute(
    'href',
    'https://advice.example/help',
  )
  await page.goto('/m/register')
  const main = page.getByRole('main')
  await expect(main.getByText(/21/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Play responsibly' })).toHaveAttribute('rel', /noopener/)

  // An unsafe URL is not a link.
  await gateway.control({ settings: { responsiblePlay: { minimumAge: 21, url: 'javascript:alert(1)' } } })
  await page.reload()
  await expect(main.getByRole('link', { name: 'Play responsibly' })).toHaveCount(0)
  await expect(foot.getByRole('link', { name: 'Play responsibly' })).toHaveCount(0)
})
