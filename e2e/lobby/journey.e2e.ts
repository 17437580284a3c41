import type { Page } from '@playwright/test'
import { MATCHES_ENDPOINT } from '#domain/contract/endpoints'
import { atRest } from '../support/browser/at-rest'
import { shiftOf, watchShift } from '../support/design/layout-shift'
import { slowTimers, stage } from '../support/storage/snapshot'
import { readTables } from '../support/storage/tables'
import { waitUntilCached } from '../support/updates/service-worker'
import { expect, expectAccessibleInAllStyles, test, WITH_MOTION } from '../support/test'

test.use(WITH_MOTION)

/** Games, not the banners that lead to one. */
const GAME = '[data-game]:not([data-game=""])'

const MATCH = { id: 'm1', home: 'Reds', away: 'Blues', league: 'Cup', vendor: 'PTCH', gameCode: 'PTCH_1' }

const firstCover = (page: Page) => page.locator(`${GAME} img`).first()

/** Expects a loaded cover, not a drawn placeholder. */
const expectCoverDrawn = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      firstCover(page).evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0)),
    )
    .toBeGreaterThan(0)

test('OFF-02 GAM-01 a player searches, plays, and is back with no network', async ({ phone, gateway }) => {
  let page = await phone.open(`${gateway.origin}/m/home`)
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expectCoverDrawn(page)
  const firstGame = await page.locator(GAME).first().getAttribute('data-game')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await waitUntilCached(page)

  await page.getByRole('button', { name: 'Search games' }).click()
  await page.getByRole('searchbox').fill('pirate')
  const found = page
    .locator(GAME)
    .filter({ hasText: /pirate/i })
    .first()
  await expect(found).toBeVisible()
  const played = (await found.getAttribute('data-game')) ?? ''
  await found.click()

  await expect(page).toHaveURL(/\/m\/trial\?/)
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
  await page.getByRole('button', { name: 'Back to games' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('pirate')
  await phone.close()

  gateway.goOffline()
  page = await phone.open(`${gateway.origin}/m/home`)
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recently played' })).toBeVisible()
  await expect(page.locator(GAME).first()).toHaveAttribute('data-game', played)
  await expect(page.locator(`[data-game="${firstGame ?? ''}"]`).first()).toBeVisible()
  await expectCoverDrawn(page)
  await expect(page.getByText('Offline', { exact: true }).last()).toBeVisible()
  await expect(page.getByText(/games updated/)).toBeVisible()
})

/** The middle of a tile that a guest can try, as a finger would hit it. Runs in the page. */
const trialOnScreen = (): { x: number; y: number } | null => {
  for (const link of document.querySelectorAll('a[data-game][href*="/m/trial"]')) {
    const { left, top, width, height } = link.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (document.elementFromPoint(x, y)?.closest('a') === link) return { x, y }
  }
  return null
}

/** Slows the clock by which the app gives up the old scroll position: a slow machine draws the page later. */
const slowClock = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const start = performance.now()
    const now = performance.now.bind(performance)
    performance.now = () => start + (now() - start) / 10
  })

test('GAM-01 the lobby returns to its last scroll position', async ({ page }) => {
  await page.goto('/m/home')
  await expect(firstCover(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Slots' }).click()
  await expect(page).toHaveURL(/tab=/)
  // The shelf grows in steps: scrolling before it is long enough stops at its current end.
  let before = 0
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    before = await atRest(page, () => page.evaluate(() => window.scrollY))
    expect(before).toBeGreaterThan(2_000)
    await expect.poll(() => page.evaluate(trialOnScreen), { timeout: 5_000 }).not.toBeNull()
  }).toPass()
  const { x, y } = (await page.evaluate(trialOnScreen)) ?? { x: 0, y: 0 }
  await page.touchscreen.tap(x, y)
  await expect(page).toHaveURL(/\/m\/trial/)
  await slowClock(page)
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Slots' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60)
})

test('SHL-09 GAM-01 SES-05 nothing jumps in the lobby, also with a player’s own games', async ({
  page,
  gateway,
}) => {
  await page.setViewportSize({ width: 412, height: 1000 }) // the place of the matches is in view
  // After the games, so that the lobby is on the screen before.
  await gateway.faults(
    { match: MATCHES_ENDPOINT, fault: { kind: 'delay', ms: 1_500 } },
    { match: MATCHES_ENDPOINT, fault: { kind: 'value', value: [{ ...MATCH, startTime: Date.now() }] } },
  )
  await watchShift(page)
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect(firstCover(page)).toBeVisible()
  await expect.poll(async () => (await readTables(page, undefined, ['matches'])).matches).toHaveLength(1)
  await page.waitForLoadState('networkidle')
  expect(await shiftOf(page)).toBeLessThan(0.005)

  const heart = page.getByRole('button', { name: /to favourites$/ }).first()
  const box = await heart.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await heart.click()
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible() // it moves what is below
  await page.getByRole('link', { name: /Demo/ }).first().click()
  await expect(page.locator('iframe')).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' }) // the marquee's moving text makes no target smaller
  await slowTimers(page) // the lobby waits 2 s for the player's rows
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Recently played' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Matches' })).toBeVisible()
  await expect(firstCover(page)).toBeVisible()
  await expect(stage(page)).toHaveCount(0)
  expect(await shiftOf(page)).toBeLessThan(0.005)

  // The benefits load when a guest comes near the bottom.
  await expect
    .poll(async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      return page.getByRole('region', { name: 'VIP benefits' }).count()
    })
    .toBe(1)
  await page.evaluate(() => window.scrollTo(0, 0)) // elsewhere a fixed bar may cover half a button
  await expectAccessibleInAllStyles(page)
})
