import { logIn } from './support/account'
import { shiftOf, watchShift } from './support/layout-shift'
import { expect, test } from './support/test'

/** Where rows of the gateway stand above others. Not the connection page, whose check may add a way to a better line. */
const PAGES = ['/m/member/home', '/m/rewardCenter', '/m/leaderBoard', '/m/voucherCenter', '/m/withdraw']

test('MEM-01 MEM-02 a member’s page that is opened directly moves nothing as its rows come', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'ann')
  await watchShift(page)
  gateway.link({ latencyMs: 150, bytesPerSecond: 200_000 }) // so that the page stands before its rows
  for (const path of PAGES) {
    await page.goto(path)
    await expect(page.locator('#main h1')).not.toBeEmpty()
    await page.waitForLoadState('networkidle')
    expect(await shiftOf(page), path).toBeLessThan(0.01)
  }
})
