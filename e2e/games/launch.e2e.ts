import type { Page } from '@playwright/test'
import { TlsFront } from '../support/network/tls-front'
import { expect, expectAccessible, test } from '../support/test'
import { expectMember, logInAs } from '../support/accounts/account'

test.use({ ignoreHTTPSErrors: true })

const GAME = 'a[data-game]:not([data-game=""])'
const LAUNCH = '/wps/game/launchGame'

const game = (page: Page) => page.frameLocator('iframe')

test('GAM-04 R-17 a member’s game is shut in its frame, and can close it', async ({ page, gateway }) => {
  await logInAs(page, 'ann')
  await expectMember(page, 'ann') // until then a tile opens the trial
  await page.locator(GAME).first().click()
  await expect(game(page).getByText('1,250.50')).toBeVisible()
  await expectAccessible(page)
  const inside = page.frames().find((frame) => frame.url().includes('/demo-games/'))
  await inside?.evaluate(() => window.location.assign('/m/back.html'))
  await expect(page.getByRole('heading', { name: 'Recently played' })).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home/)
  await page.goto('/m/back.html') // opened directly
  await expect(page).toHaveURL(`${gateway.origin}/m/home`)
})

test('GAM-04 R-17 a vendor’s game that follows its backUrl is closed', async ({ page, gateway }) => {
  const vendor = await TlsFront.start(Number(new URL(gateway.origin).port))
  try {
    await logInAs(page, 'ann')
    const gameUrl = `${vendor.origin}/wps/system/test/ping`
    await gateway.faults({ match: LAUNCH, fault: { kind: 'value', value: { gameUrl } } })
    await page.goto(`/m/launchGame?vendor=BTI&backUrl=${encodeURIComponent('/m/game?tab=LIVE')}`)
    await expect(game(page).getByText('pong')).toBeVisible()
    const [launched] = (await gateway.requests(LAUNCH)).requests
    const back = new URLSearchParams(launched?.query ?? '').get('backUrl') ?? ''
    const inside = page.frames().find((frame) => frame.url() === gameUrl)
    // The same message from the game itself has no effect.
    const received = page.evaluate(
      () => new Promise((resolve) => window.addEventListener('message', () => resolve(null), { once: true })),
    )
    await inside?.evaluate(() => window.parent.postMessage({ type: 'game-back' }, '*'))
    await received
    await expect(page).toHaveURL(/launchGame/)
    await expect(game(page).getByText('pong')).toBeVisible()
    await inside?.evaluate((url) => window.location.assign(url), back)
    await expect(page).toHaveURL(/\/m\/game\?tab=LIVE/)
    await expect(page.locator('iframe')).toHaveCount(0)
  } finally {
    await vendor.close()
  }
})

test('GAM-06 a guest plays a trial, in full screen and without its bar', async ({ page }) => {
  await page.goto('/m/home')
  await page.getByRole('link', { name: /Demo/ }).first().click()
  await expect(game(page).getByRole('button').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Full screen', exact: true }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await page.getByRole('button', { name: 'Exit full screen' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)
  await page.getByRole('button', { name: 'Hide bar' }).click()
  await expect(page.getByRole('button', { name: 'Back to games' })).toBeHidden()
  await page.getByRole('button', { name: 'Show bar' }).click()
  await page.reload() // a deep link opens the game by itself
  await expect(game(page).getByRole('button').first()).toBeVisible()
})
