import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/design/axe'
import { expectAccessibleInAllStyles } from '../support/design/styles'
import { enterAs, logInAs } from '../support/accounts/member-login'
import { expect, test } from '../support/test'

const GAME = 'a[data-game]:not([data-game=""])'
const LAUNCH = '/wps/game/launchGame'

/** Opens the first game of a group in the lobby. */
const openFirstOf = async (page: Page, group: string): Promise<void> => {
  await page.getByRole('tab', { name: group, exact: true }).click()
  await page.getByRole('tabpanel', { name: group }).locator(GAME).first().click()
}

const lastLaunch = async (gateway: { requests(part: string): Promise<{ requests: { query: string }[] }> }) =>
  new URLSearchParams((await gateway.requests(LAUNCH)).requests.at(-1)?.query ?? '')

test('GAM-04 R-17 a member’s tap opens the game for real, in a frame that cannot move the page', async ({
  page,
  gateway,
}) => {
  await logInAs(page, 'ann')
  await page.locator(GAME).first().click()
  const game = page.frameLocator('iframe')
  await expect(game.getByText('1,250.50')).toBeVisible()
  const sandbox = (await page.locator('iframe').getAttribute('sandbox')) ?? ''
  expect(sandbox).toContain('allow-scripts')
  expect(sandbox).not.toContain('allow-same-origin')
  expect(sandbox).not.toContain('allow-top-navigation')
  const query = await lastLaunch(gateway)
  expect(query.get('backUrl')).toBe(`${gateway.origin}/m/back.html`)
  expect(query.get('gameCode')).toBeTruthy()
  expect(query.get('labelName')).toBe('Silver')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await expect(page.getByRole('heading', { name: 'Continue playing' })).toBeVisible()
})

test('GAM-04 ANN-08 a guest goes from the free trial through the login to the real game', async ({
  page,
}) => {
  await page.goto('/m/home')
  const tile = page.getByRole('link', { name: /Try free/ }).first()
  const name = (await tile.locator('span span').first().textContent()) ?? ''
  await tile.click()
  await page.getByRole('link', { name: 'Play for real' }).click()
  await enterAs(page, 'ann')
  await expect(page).toHaveURL(/\/m\/launchGame\?gameId=/)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('1,250.50')).toBeVisible()
})

test('GAM-03 a lottery asks for its prize mode, replaces the page, and back leads to the lobby', async ({
  page,
  gateway,
}) => {
  await logInAs(page, 'ann', '/m/game')
  await openFirstOf(page, 'Lottery')
  await expect(page.getByRole('heading', { name: 'Choose your prize mode' })).toBeVisible()
  await expectAccessibleInAllStyles(page)
  await page.getByRole('radio', { name: /^Mode .1950.$/u }).check()
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page).toHaveURL(/\/demo-games\/lottery\?.*mode=1950/)
  const query = await lastLaunch(gateway)
  expect(query.get('lottoPrizeMode')).toBe('1950')
  expect(query.get('lottoGameCode')).toBeTruthy()
  expect(query.get('lottoArea')).toBeTruthy()
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/game\?tab=LOTT/)
  await page.getByRole('tabpanel').locator(GAME).first().click()
  await expect(page.getByRole('radio', { name: /^Mode .1950.$/u })).toBeChecked()
})

test('GAM-03 a lottery without a response within 10 s shows an error and can be tried again', async ({
  page,
  gateway,
}) => {
  test.setTimeout(60_000)
  await logInAs(page, 'ann', '/m/game')
  await gateway.faults({ match: LAUNCH, times: 1, fault: { kind: 'delay', ms: 15_000 } })
  await openFirstOf(page, 'Lottery')
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page.getByText('Timeout, please try again.')).toBeVisible({ timeout: 13_000 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/demo-games\/lottery/)
})

test('GAM-03 leaving during a launch opens nothing and shows no message', async ({ page, gateway }) => {
  await logInAs(page, 'ann', '/m/game')
  await gateway.faults({ match: LAUNCH, fault: { kind: 'delay', ms: 1_500 } })
  await openFirstOf(page, 'Lottery')
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect.poll(async () => (await gateway.requests(LAUNCH)).requests.length).toBe(1)
  const answered = page
    .waitForEvent('requestfinished', (request) => request.url().includes(LAUNCH))
    .catch(() => null)
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await answered
  await expect(page.getByRole('tab', { name: 'Lottery', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/m\/game/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('GAM-04 a link names the game by the vendor’s codes, and leads back where it says', async ({
  page,
  gateway,
}) => {
  await logInAs(page, 'ann')
  const back = encodeURIComponent('/m/game?tab=LIVE')
  await page.goto(`/m/launchGame?vendor=BTI&code=BTI-mariners-lions&playType=single&backUrl=${back}`)
  await expect(page.getByRole('heading', { name: 'Bay Mariners – Northgate Lions' })).toBeVisible()
  await expect(page.locator('iframe')).toBeVisible()
  const query = await lastLaunch(gateway)
  expect(query.get('vendor')).toBe('BTI')
  expect(query.get('gameCode')).toBe('BTI-mariners-lions')
  expect(query.get('playType')).toBe('single')
  expect(query.get('backUrl')).toBe(`${gateway.origin}/m/back.html`)
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await expect(page).toHaveURL(/\/m\/game\?tab=LIVE/)
})

test('R-14 a backUrl to another site is ignored', async ({ page, gateway }) => {
  await logInAs(page, 'ann')
  for (const back of [
    'https://evil.example/m',
    '//evil.example/m',
    'javascript:alert(1)',
    '/m\\@evil.example',
  ]) {
    await page.goto(`/m/launchGame?vendor=BTI&backUrl=${encodeURIComponent(back)}`)
    await expect(page.locator('iframe')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the games' }).click()
    await expect(page).toHaveURL(`${gateway.origin}/m/home`)
  }
})

test('R-14 GAM-04 slots and lotteries at an unsafe URL are rejected with an error', async ({
  page,
  gateway,
}) => {
  await logInAs(page, 'ann', '/m/game')
  for (const gameUrl of ['javascript:alert(1)', 'http://evil.example/', 'data:text/html,x']) {
    await gateway.faults({ match: LAUNCH, fault: { kind: 'value', value: { gameUrl } } })
    for (const group of ['Slots', 'Lottery']) {
      await openFirstOf(page, group)
      if (group === 'Lottery') await page.getByRole('button', { name: 'Play now' }).click()
      await expect(
        page.getByText('The game gave an address that is not safe, so it was not opened.'),
        gameUrl,
      ).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(page).toHaveURL(/\/m\/launchGame/)
      await page.goBack()
      await expect(page).toHaveURL(/\/m\/game/)
    }
  }
})

test('GAM-05 a lottery in the app-only mode advises the app once a session', async ({ page, gateway }) => {
  await gateway.control({
    settings: {
      whitelabelVal: { STARTGAMEINAPP3: true },
      resources: [{ resourceType: 'Android', url: 'https://apps.example/harbour' }],
    },
  })
  await logInAs(page, 'ann', '/m/game')
  await openFirstOf(page, 'Slots')
  await expect(page.locator('iframe')).toBeVisible()
  await page.goBack()
  await openFirstOf(page, 'Lottery')
  await expect(page.getByRole('heading', { name: 'Play in our app' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get the app' })).toHaveAttribute(
    'href',
    'https://apps.example/harbour',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Play here' }).click()
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page).toHaveURL(/\/demo-games\/lottery/)
  await page.goBack()
  await page.getByRole('tabpanel').locator(GAME).first().click()
  await expect(page.getByRole('heading', { name: 'Choose your prize mode' })).toBeVisible()
})

test('GAM-07 a banner of type G opens its game: a trial for guests, for real for members', async ({
  page,
}) => {
  await page.goto('/m/home')
  const banner = page.locator('a[data-game=""]').first()
  const title = (await banner.textContent()) ?? ''
  expect(title).not.toBe('')
  await banner.evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/m\/trial\?gameId=/)
  await logInAs(page, 'ann')
  await page
    .locator('a[data-game=""]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/m\/launchGame\?vendor=/)
  await expect(page.frameLocator('iframe').getByText('1,250.50')).toBeVisible()
})

test('GAM-07 matches are in the sports section with their time, and open by vendor and code', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/game?tab=SPORTS')
  const match = page.getByRole('link', { name: /Bay Mariners against Northgate Lions/ })
  // The match may have started by the time a long check reaches it.
  await expect(match).toContainText(/Today|Tomorrow|Live/)
  await expectAccessible(page)
  await logInAs(page, 'ann', '/m/game?tab=SPORTS')
  await match.click()
  await expect(page.locator('iframe')).toBeVisible()
  const query = await lastLaunch(gateway)
  expect(query.get('gameCode')).toBe('BTI-mariners-lions')
})

test('GAM-08 offline a tap shows a message at once and stays on the page', async ({ page, gateway }) => {
  await logInAs(page, 'ann')
  await expect(page.locator(GAME).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Your account/ })).toBeVisible()
  gateway.goOffline()
  await page.context().setOffline(true)
  await page.locator(GAME).first().click()
  await expect(page.getByText('You are offline. Games open again when the connection is back.')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home/)
  expect((await gateway.requests(LAUNCH)).requests).toHaveLength(0)
})
