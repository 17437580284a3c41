import type { Page } from '@playwright/test'
import { USER_DATABASE } from '#domain/tables/schema'
import { expectAccessible } from '../support/design/axe'
import { seesGames } from '../support/games/real-games'
import {
  answerInstalling,
  ANDROID_APP,
  APP,
  bar,
  card,
  holdClock,
  letCome,
  openHome,
} from '../support/install/download-bar'
import { shiftOf, watchShift } from '../support/design/layout-shift'
import { expectAccessibleInAllStyles } from '../support/design/styles'
import { enterAs } from '../support/accounts/member-login'
import { nextSession } from '../support/browser/next-session'
import { readTables } from '../support/storage/tables'
import { expect, test, WITHOUT_SHELL } from '../support/test'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

test.use({ ...WITHOUT_SHELL, userAgent: ANDROID })

const NO_SHIFT = 0.001 // the bar's height would be 0.08

const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

const markOf = async (page: Page): Promise<unknown> =>
  (await readTables(page, USER_DATABASE))['counters']?.find(({ id }) => id === 'install-banner')?.['mark']

test.beforeEach(holdClock)

test('INS-05 INS-08 the download bar is above the header, moves nothing that is being read, and stays closed for the session', async ({
  page,
  context,
  gateway,
}) => {
  await answerInstalling(context) // the clock goes on, and a slow machine would show the popup halfway
  await gateway.control({ settings: ANDROID_APP })
  await watchShift(page)
  await openHome(page)
  await letCome(page)
  await expect(bar(page)).toBeInViewport()
  await expect.poll(() => topOf(page, 'header')).toBeGreaterThan(55) // it slides
  expect(await shiftOf(page)).toBeLessThan(NO_SHIFT)
  await page.emulateMedia({ reducedMotion: 'reduce' }) // the marquee stops while its targets are measured
  await expectAccessibleInAllStyles(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(bar(page).getByRole('link', { name: 'Get' })).toHaveAttribute('href', APP)
  await expect(bar(page)).toContainText('Hundreds of games')

  // The banner waits until the bar is off the screen. The bar scrolls away; the header does not.
  await expect(card(page)).toBeHidden()
  await page.mouse.wheel(0, 600)
  await expect(bar(page)).not.toBeInViewport()
  expect(await topOf(page, 'header')).toBe(0)
  await page.clock.runFor(500)
  await expect(card(page)).toBeVisible()

  const place = await topOf(page, 'main')
  await page.getByRole('navigation').getByRole('link', { name: 'Games' }).click()
  await expect(page).toHaveURL(/\/m\/game/)
  await expect(bar(page)).toBeInViewport() // INS-05 names no page
  await page.getByRole('main').evaluate((element) => element.parentElement?.querySelector('a')?.focus())
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('link', { name: 'Get' })).toBeFocused()
  await page.goBack()
  await page.clock.runFor(2_000) // the app stops looking for the saved scroll position after this
  expect(await topOf(page, 'main')).toBe(place)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(bar(page)).toBeInViewport()

  await bar(page).getByRole('button', { name: 'Close' }).press('Enter')
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => topOf(page, 'header')).toBe(0)
  await openHome(page)
  await letCome(page)
  await expect(bar(page)).toBeHidden()

  const next = await nextSession(context, page)
  await openHome(next)
  await letCome(next)
  await expect(bar(next)).toBeVisible()
})

test('INS-05 SHL-09 with reduced motion the bar appears above the screen, and members of the configured rank have none', async ({
  page,
  context,
  gateway,
}) => {
  await answerInstalling(context)
  await gateway.control({ settings: { ...ANDROID_APP, downloadBarVipRank: 2 } })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchShift(page)
  await openHome(page)
  await letCome(page)
  await expect(bar(page)).toBeHidden()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  const place = await topOf(page, 'main')
  await letCome(page)
  await expect(bar(page)).toBeVisible()
  await expect(bar(page)).not.toBeInViewport()
  expect(await topOf(page, 'main')).toBe(place)
  expect(await shiftOf(page)).toBeLessThan(NO_SHIFT)

  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/login/)
  await expect(bar(page)).toBeHidden() // a page with a form
  await enterAs(page, 'ann') // of rank 2
  await expect(page).toHaveURL(/\/m\/home/)
  await seesGames(page)
  await expect(bar(page)).toBeHidden()
})

test('INS-06 a banner is shown once for its image: closed or followed, the next one comes in another session', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // as above
  await answerInstalling(context)
  await watchShift(page)
  await openHome(page)
  await letCome(page)
  await expect(card(page)).toBeVisible()
  await expect(bar(page)).toBeHidden() // no links are set up
  expect(await shiftOf(page)).toBeLessThan(NO_SHIFT)
  await expectAccessible(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Games' }).click()
  await expect(card(page)).toBeHidden()
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await letCome(page)
  await card(page).getByRole('button', { name: 'Close' }).click()
  await expect(card(page)).toBeHidden()
  await expect.poll(() => markOf(page)).toBe('pocket-harbour.svg')
  await openHome(page)
  await letCome(page)
  await expect(card(page)).toBeHidden()

  const next = await nextSession(context, page)
  await openHome(next)
  await letCome(next)
  await expect(card(next).getByRole('img', { name: 'Add to home screen' })).toHaveAttribute(
    'src',
    /\/no-signal\.svg/u,
  )
  await card(next).getByRole('button', { name: 'Add to home screen' }).click()
  await expect(next.getByRole('dialog', { name: 'Keep it on your home screen' })).toBeVisible()
  await expect.poll(() => markOf(next)).toBe('pocket-harbour.svg/no-signal.svg')

  const last = await nextSession(context, next)
  await openHome(last)
  await letCome(last)
  await expect(card(last)).toBeHidden()
})
