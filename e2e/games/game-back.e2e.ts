import { logInAs } from '../support/accounts/member-login'
import { expect, test } from '../support/test'
import { TlsFront } from '../support/network/tls-front'

test.use({ ignoreHTTPSErrors: true })

const LAUNCH = '/wps/game/launchGame'

test('GAM-04 R-17 a vendor’s game that follows its backUrl in the frame is closed, and back leads where the link says', async ({
  page,
  gateway,
}) => {
  const vendor = await TlsFront.start(Number(new URL(gateway.origin).port))
  try {
    await logInAs(page, 'ann')
    const gameUrl = `${vendor.origin}/wps/system/test/ping`
    await gateway.faults({ match: LAUNCH, fault: { kind: 'value', value: { gameUrl } } })
    await page.goto(`/m/launchGame?vendor=BTI&backUrl=${encodeURIComponent('/m/game?tab=LIVE')}`)
    await expect(page.frameLocator('iframe').getByText('pong')).toBeVisible()
    const [launched] = (await gateway.requests(LAUNCH)).requests
    const back = new URLSearchParams(launched?.query ?? '').get('backUrl') ?? ''
    const game = page.frames().find((frame) => frame.url() === gameUrl)
    // The same message from the game itself has no effect.
    await game?.evaluate(() => window.parent.postMessage({ type: 'game-back' }, '*'))
    await game?.evaluate((url) => window.location.assign(url), back)
    await expect(page).toHaveURL(/\/m\/game\?tab=LIVE/)
    await expect(page.locator('iframe')).toHaveCount(0)
  } finally {
    await vendor.close()
  }
})

test('GAM-04 R-17 a game of the app’s own origin, which has none in its frame, is closed in the same way', async ({
  page,
}) => {
  await logInAs(page, 'ann')
  await page.locator('a[data-game]:not([data-game=""])').first().click()
  await expect(page.frameLocator('iframe').getByText('1,250.50')).toBeVisible()
  const game = page.frames().find((frame) => frame.url().includes('/demo-games/'))
  await game?.evaluate(() => window.location.assign('/m/back.html'))
  await expect(page.getByRole('heading', { name: 'Continue playing' })).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home/)
})

test('GAM-04 the document that closes a game leads to the lobby when opened directly', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/back.html')
  await expect(page).toHaveURL(`${gateway.origin}/m/home`)
})
