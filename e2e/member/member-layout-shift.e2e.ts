import { logIn } from '../support/accounts/account'
import { shiftOf, watchShift } from '../support/design/layout-shift'
import { forgetRows } from '../support/storage/raw-database'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

/**
 * Pages where rows of the gateway are above other content, and what shows that they have loaded. Without the
 * connection page, whose check may add a link to a better line.
 */
const PAGES = [
  ['/m/member/home', '3 of 5 steps to the next level'],
  ['/m/rewardCenter', 'Weekly cashback'],
  ['/m/leaderBoard', 'Play'],
  ['/m/voucherCenter', 'Harbour Pay'],
  ['/m/withdraw', 'Harbour Savings Bank'],
] as const

test('MEM-01 MEM-02 a member’s page opened directly moves nothing when its rows load', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'ann')
  await watchShift(page)
  for (const [path, known] of PAGES) {
    gateway.link({})
    await forgetRows(page)
    gateway.link({ latencyMs: 150, bytesPerSecond: 200_000 }) // so that the page is drawn before its rows
    await page.goto(path)
    await expect(page.locator('#main')).toContainText(known)
    await expect(page.locator('#main')).toContainText('₱')
    expect(await shiftOf(page), path).toBeLessThan(0.01)
  }
})
