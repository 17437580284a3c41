import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/design/axe'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const openTrial = async (page: Page): Promise<void> => {
  await page.goto('/m/home')
  await page
    .getByRole('link', { name: /Try free/ })
    .first()
    .click()
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
}

test('GAM-06 a trial plays in a sandboxed frame, requested with its fields', async ({ page, gateway }) => {
  await openTrial(page)
  const sandbox = (await page.locator('iframe').getAttribute('sandbox')) ?? ''
  expect(sandbox).toContain('allow-scripts')
  expect(sandbox).not.toContain('allow-same-origin')
  expect(sandbox).not.toContain('allow-top-navigation')
  const [asked] = (await gateway.requests('GCS_gameTrialLaunch')).requests
  const query = new URLSearchParams(asked?.query ?? '')
  expect(query.get('platform')).toBe('html5')
  expect(query.get('gameId')).toBeTruthy()
  expect(query.get('nodeId')).toBeTruthy()
  await expectAccessible(page)
})

test('GAM-06 the bar hides and comes back, and back leads to the lobby', async ({ page }) => {
  await openTrial(page)
  await page.getByRole('button', { name: 'Hide the bar' }).click()
  await expect(page.getByRole('button', { name: 'Back to the games' })).toBeHidden()
  await page.getByRole('button', { name: 'Show the bar' }).click()
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await expect(page).toHaveURL(/\/m\/home/)
  await expect(page.getByRole('heading', { name: 'Continue playing' })).toBeVisible()
})

test('GAM-06 full screen is left the way it was entered', async ({ page }) => {
  await openTrial(page)
  await page.getByRole('button', { name: 'Full screen', exact: true }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await page.getByRole('button', { name: 'Leave full screen' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)
})

test('GAM-06 a rejection shows its message and leads on', async ({ page, gateway }) => {
  await gateway.faults({
    match: 'GCS_gameTrialLaunch',
    fault: { kind: 'failure', errorCode: 'request.invalid', message: 'This table is being cleaned.' },
  })
  await page.goto('/m/home')
  await page
    .getByRole('link', { name: /Try free/ })
    .first()
    .click()
  await expect(page.getByText('This table is being cleaned.')).toBeVisible()
  expect((await gateway.requests('GCS_gameTrialLaunch')).requests).toHaveLength(1)
})

test('GAM-06 an unknown game leads back to the lobby, and offers no retry that would fail the same way', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/400/)
  await page.goto('/m/trial?gameId=no-such-game&nodeId=1')
  const message = page.getByRole('alert')
  await expect(message).toContainText('This game did not open')
  await expect(message.getByRole('button')).toHaveText(['Back to the games'])
  await message.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
})

test('R-14 a game at an unsafe URL is not opened', async ({ page, gateway }) => {
  await page.goto('/m/home')
  for (const gameUrl of ['javascript:alert(1)', 'http://evil.example/', 'data:text/html,x']) {
    await gateway.faults({ match: 'GCS_gameTrialLaunch', fault: { kind: 'value', value: { gameUrl } } })
    await page
      .getByRole('link', { name: /Try free/ })
      .first()
      .click()
    await expect(
      page.getByText('The game gave an address that is not safe, so it was not opened.'),
      gameUrl,
    ).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/home/)
  }
})

test('GAM-06 a deep link opens the game by itself', async ({ page }) => {
  await page.goto('/m/home')
  const href = await page
    .getByRole('link', { name: /Try free/ })
    .first()
    .getAttribute('href')
  await page.goto(href ?? '')
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
})
