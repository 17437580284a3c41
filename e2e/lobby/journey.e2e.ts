import type { Page } from '@playwright/test'
import { openInstalled } from '../support/updates/service-worker'
import { Phone } from '../support/browser/phone'
import { expect, test } from '../support/test'

/** Games, not the banners that lead to one. */
const GAME = '[data-game]:not([data-game=""])'

const firstCover = (page: Page) => page.locator(`${GAME} img`).first()

/** Expects a loaded cover, not a drawn placeholder. */
const expectCoverDrawn = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      firstCover(page).evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0)),
    )
    .toBeGreaterThan(0)

test('OFF-02 GAM-01 a player sees the lobby, searches, plays a trial game, closes the browser and is back at once with no network', async ({
  gateway,
}) => {
  const phone = await Phone.create()
  try {
    let page = await phone.open(`${gateway.origin}/m/home`)
    await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
    await expectCoverDrawn(page)
    const firstGame = await page.locator(GAME).first().getAttribute('data-game')
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

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
    await page.getByRole('button', { name: 'Back to the games' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('pirate')
    await phone.close()

    gateway.goOffline()
    page = await phone.open(`${gateway.origin}/m/home`)
    await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Continue playing' })).toBeVisible()
    await expect(page.locator(GAME).first()).toHaveAttribute('data-game', played)
    await expect(page.locator(`[data-game="${firstGame ?? ''}"]`).first()).toBeVisible()
    await expectCoverDrawn(page)
    await expect(page.getByText('Offline', { exact: true }).last()).toBeVisible()
    await expect(page.getByText(/games from/)).toBeVisible()
  } finally {
    await phone.discard()
  }
})

test('GAM-08 a launch while offline shows a message at once and stays on the page', async ({
  page,
  gateway,
}) => {
  await openInstalled(page)
  await expect(firstCover(page)).toBeVisible()
  gateway.goOffline()
  await page
    .getByRole('link', { name: /Try free/ })
    .first()
    .scrollIntoViewIfNeeded()
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await page.context().setOffline(true)
  await page
    .getByRole('link', { name: /Try free/ })
    .first()
    .click()
  await expect(page.getByText('You are offline. Games open again when the connection is back.')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home/)
  await page.context().setOffline(false)
})

test('OFF-02 the offline indicator follows the outcome of requests and disappears by itself', async ({
  page,
  gateway,
}) => {
  await openInstalled(page)
  await expect(page.getByText(/games from/)).toBeHidden()
  gateway.goOffline()
  await page.reload()
  await expect(firstCover(page)).toBeVisible()
  await expect(page.getByText(/games from/)).toBeVisible()
  gateway.goOnline()
  await expect(page.getByText(/games from/)).toBeHidden({ timeout: 40_000 })
})

test('GAM-01 the lobby returns to its last scroll position', async ({ page }) => {
  await page.goto('/m/home')
  await expect(firstCover(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Slots' }).click()
  await expect(page).toHaveURL(/tab=/)
  // The shelf grows in steps: scrolling before it is long enough stops at its current end.
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 1_000 }).toBeGreaterThan(2_000)
  }).toPass()
  const before = await page.evaluate(() => window.scrollY)
  // The tile under the middle of the screen, as a finger would hit it.
  const isTile = () =>
    page.evaluate(
      () =>
        document
          .elementFromPoint(180, 370)
          ?.closest('a[data-game]')
          ?.getAttribute('href')
          ?.includes('/m/trial') ?? false,
    )
  await expect.poll(isTile).toBe(true)
  await page.touchscreen.tap(180, 370)
  await expect(page).toHaveURL(/\/m\/trial/)
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Slots' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60)
})

test('GAM-01 search finds by vendor and by code, and offers a next step when nothing is found', async ({
  page,
}) => {
  await page.goto('/m/home')
  await expect(firstCover(page)).toBeVisible()
  await page.getByRole('button', { name: 'Search games' }).click()
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  await field.fill('koi pond')
  await expect(page.getByText(/\d+ games found/).first()).toBeVisible()
  await expect(page.locator('[data-game]:not([data-game=""])').first()).toContainText('Koi Pond')
  await field.fill('no such game')
  await expect(page.getByText('Nothing found for “no such game”')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
})

test('GAM-02 the special lotteries come after the regular ones in any delivery order, and house brands have one name', async ({
  page,
  gateway,
}) => {
  const card = (vendor: string, displayName: string) => ({
    vendor,
    accountTypeName: vendor,
    displayName,
    image: '',
  })
  const groups = [
    { title: 'Slots', gameClassify: 'RNG', cards: [card('JADE', 'Jade Lantern'), card('RNG', 'House')] },
    { title: 'Instant', gameClassify: 'ELOTT', cards: [card('TCG_SEA', 'SEA'), card('ELOTT', 'Quickdraw')] },
    {
      title: 'Lottery',
      gameClassify: 'LOTT',
      cards: [card('TCG_LOTTO_VN', 'Vietnam'), card('LOTT', 'Draw')],
    },
  ]
  await gateway.control({ settings: { currency: 'TLB' } })
  await gateway.faults({ match: 'GCSGAME_newGameVendor', fault: { kind: 'value', value: groups } })
  await page.goto('/m/game')
  await expect(firstCover(page)).toBeVisible()
  const chips = page.getByRole('group', { name: 'Providers' }).getByRole('button')
  const open = (tab: string) => page.getByRole('tab', { name: tab, exact: true }).click()
  await open('Slots')
  await expect(chips.nth(1)).toContainText('Jade Lantern')
  await expect(chips.filter({ hasText: '123BET' })).toHaveCount(1)
  await expect(chips.filter({ hasText: 'House' })).toHaveCount(0)
  await open('Instant')
  await expect(chips.nth(1)).toContainText('Quickdraw')
  await expect(chips.nth(2)).toContainText('SEA')
  await open('Lottery')
  await expect(chips.nth(1)).toContainText('Draw')
  await expect(chips.nth(2)).toContainText('Vietnam')
})
