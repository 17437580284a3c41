import { logIn } from '../support/accounts/account'
import { shiftOf, watchShift } from '../support/design/layout-shift'
import { forgetRows } from '../support/storage/raw-database'
import { openInstalled, waitForCached } from '../support/updates/service-worker'
import { expect, LONG, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

/** Each page's chunk, and what it shows of the gateway's rows. */
const OFFLINE_PAGES = [
  ['/m/member/benefits', '0.5% back every week'],
  ['/m/rewardCenter', '₱84.50'],
  ['/m/mall/mallHome', '4,820'],
  ['/m/leaderBoard', '13 of 20'],
  ['/m/withdraw', 'Harbour Savings Bank'],
  ['/m/securityCenter', 'a•••@harbour.example'],
  ['/m/inviteFriends', '/m/register?r='],
  ['/m/promotions', 'Harbour Club'],
  ['/m/activity?id=promo-club', 'What each level brings'],
] as const

test(
  'MEM-02 OFF-01 REF-01 ANN-01 pages open offline, with their age',
  WITH_SHELL,
  async ({ page, gateway }) => {
    const REFERRAL = { enabled: true, count: 0 }
    await gateway.control({ settings: { rewardsCenter: true, availablePromotions: { REFERRAL } } })
    await openInstalled(page)
    await logIn(page, 'ann')
    const shown = (text: string) =>
      page
        .getByText(text)
        .or(page.locator(`input[value*="${text}"]`))
        .first()
    for (const [path, text] of OFFLINE_PAGES) {
      await page.goto(path)
      await expect(shown(text), path).toBeVisible()
    }
    for (const chunk of ['/money.js', '/invite-route.js', '/announcements.js'])
      await waitForCached(page, chunk)
    gateway.goOffline()
    for (const [path, text] of OFFLINE_PAGES) {
      await page.goto(path)
      await expect(shown(text), path).toBeVisible()
      await expect(page.getByText(/^Updated /), path).toBeVisible()
    }
  },
)

test('SHL-10 OFF-02 no toast covers the strip and its retry', WITH_SHELL, async ({ page, gateway }) => {
  await logIn(page, 'ann')
  await page.goto('/m/member/home')
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₱')
  // On plain http the app does not know that it is offline (NET-12) until a call has failed, which a dialog may report.
  await page.addLocatorHandler(page.getByRole('dialog'), (dialog) =>
    dialog.getByRole('button').first().click(),
  )
  const refresh = page.getByRole('button', { name: 'Refresh balance' })
  gateway.goOffline()
  await refresh.click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(refresh).not.toHaveAttribute('aria-busy')
  await page.evaluate(() => {
    const now = Date.now()
    Date.now = () => now // the toast stays
  })
  await refresh.click()
  const toast = page.getByRole('alert').filter({ hasText: 'Network offline' })
  await expect(toast).toBeVisible()
  const strip = page.getByRole('complementary')
  await expect(async () => {
    const [over, under] = await Promise.all([toast.boundingBox(), strip.boundingBox()])
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0)
  }).toPass() // it slides in from below
})

/**
 * Pages where rows of the gateway are above other content, and what shows that they have loaded. Without the
 * connection page, whose check may add a link to a better line.
 */
const SHIFTING_PAGES = [
  ['/m/member/home', '3 of 5 steps to the next level'],
  ['/m/rewardCenter', 'Weekly cashback'],
  ['/m/leaderBoard', 'Play'],
  ['/m/voucherCenter', 'Harbour Pay'],
  ['/m/withdraw', 'Harbour Savings Bank'],
] as const

test('MEM-01 MEM-02 a member’s page moves nothing when its rows load', LONG, async ({ page, gateway }) => {
  await logIn(page, 'ann')
  await watchShift(page)
  for (const [path, known] of SHIFTING_PAGES) {
    gateway.link({})
    await forgetRows(page)
    gateway.link({ latencyMs: 150, bytesPerSecond: 200_000 }) // so that the page is drawn before its rows
    await page.goto(path)
    await expect(page.locator('#main')).toContainText(known)
    await expect(page.locator('#main')).toContainText('₱')
    expect(await shiftOf(page), path).toBeLessThan(0.01)
  }
})
