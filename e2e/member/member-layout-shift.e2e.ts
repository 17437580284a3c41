import { logIn } from '../support/accounts/account'
import { shiftOf, watchShift } from '../support/design/layout-shift'
import { forgetRows } from '../support/storage/raw-database'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

/**
 * Where rows of the gateway stand above others, and what has come when they have. Not the connection page, whose check
 * may add a way to a better line.
 */
const PAGES = [
  ['/m/member/home', '3 of 5 steps to the next level'],
  ['/m/rewardCenter', 'Weekly cashback'],
  ['/m/leaderBoard', 'Play'],
  ['/m/voucherCenter', 'Harbour Pay'],
  ['/m/withdraw', 'Harbour Savings Bank'],
] as const

test('MEM-01 MEM-02 a member’s page that is opened directly moves nothing as its rows come', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'ann')
  await watchShift(page)
  for (const [path, known] of PAGES) {
    gateway.link({})
    await forgetRows(page)
    gateway.link({ latencyMs: 150, bytesPerSecond: 200_000 }) // so that the page stands before its rows
    await page.goto(path)
    await expect(page.locator('#main')).toContainText(known)
    await expect(page.locator('#main')).toContainText('₱')
    expect(await shiftOf(page), path).toBeLessThan(0.01)
  }
})
