import type { Page } from '@playwright/test'
import { REDEEM_ITEM_ENDPOINT, TRANSACTION_ENDPOINT } from '#domain/contract/money/transaction-endpoints'
import { logIn } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import type { TestGateway } from '../support/gateway/test-gateway'
import { readNetworkNotice } from '../support/network/network-notice'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const SPINS = '20 free spins'

const cardOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const redeemOf = (page: Page, title: string) =>
  cardOf(page, title).getByRole('button', { name: `Redeem: ${title}` })

const openMall = async (page: Page): Promise<void> => {
  await logIn(page, 'ann')
  await page.goto('/m/mall/mallHome')
  await expect(redeemOf(page, SPINS)).toBeVisible()
}

/** Redeems the item and confirms. */
const redeem = async (page: Page): Promise<void> => {
  await redeemOf(page, SPINS).click()
  await cardOf(page, SPINS).getByRole('group').getByRole('button', { name: 'Redeem' }).click()
}

/** The member's points by the gateway's books, which must balance. */
const pointsOf = async (gateway: TestGateway): Promise<number> => {
  const { points, pointsSum } = await gateway.money('ann')
  expect(points).toBe(pointsSum)
  return points
}

const sent = async (gateway: TestGateway): Promise<number> =>
  (await gateway.requests(REDEEM_ITEM_ENDPOINT)).counts[REDEEM_ITEM_ENDPOINT] ?? 0

test('MEM-02 LNG-06 points are spent after a confirmation, once, and the books balance', async ({
  page,
  gateway,
}) => {
  await openMall(page)
  const purse = page.getByRole('region', { name: 'Your points' })
  await expect(purse).toContainText('4,820')
  await expect(cardOf(page, '₱500 of play credit')).toContainText('Short of 680 points')
  await expect(redeemOf(page, '₱500 of play credit')).toHaveCount(0)
  await expectAccessible(page)

  await redeemOf(page, SPINS).click()
  const question = cardOf(page, SPINS).getByRole('group')
  await expect(question).toContainText(/20 free spins. for 500 points\. You will have 4,320 left\./)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Back' }).click()
  expect(await sent(gateway)).toBe(0)

  await redeemOf(page, SPINS).click()
  await question.getByRole('button', { name: 'Redeem' }).dblclick()
  await expect(page.getByText('Redeemed. You have 4,320 points left.')).toBeVisible()
  await expect(purse).toContainText('4,320')
  expect(await pointsOf(gateway)).toBe(4_320)
  expect(await sent(gateway)).toBe(1)
})

test('MEM-02 points spent without a response are found by a status check, and spent once', async ({
  page,
  gateway,
}) => {
  await openMall(page)
  await gateway.faults(
    { match: REDEEM_ITEM_ENDPOINT, fault: { kind: 'cut', at: 'after' } },
    { match: TRANSACTION_ENDPOINT, fault: { kind: 'status', status: 503 } },
  )
  await redeem(page)
  await readNetworkNotice(page)
  await expect(cardOf(page, SPINS).getByText('No answer came. We are checking')).toBeVisible()
  await expect(redeemOf(page, SPINS)).toHaveCount(0)
  await gateway.faults()
  await expect(page.getByText('It went through.')).toBeVisible({ timeout: 40_000 })
  expect(await pointsOf(gateway)).toBe(4_320)
  expect(await sent(gateway)).toBe(1)
})

test(
  'MEM-02 OFF-01 offline the mall stays as it was, and nothing is spent',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await openInstalled(page)
    await openMall(page)
    gateway.goOffline()
    await page.reload()
    await expect(page.getByRole('region', { name: 'Your points' })).toContainText('4,820')
    await expect(page.getByText(/^As of /)).toBeVisible()
    await expect(page.getByText('Redeeming needs a connection.')).toBeVisible()
    await expect(redeemOf(page, SPINS)).toBeDisabled()
    gateway.goOnline()
    expect(await pointsOf(gateway)).toBe(4_820)
  },
)

test(
  'MEM-02 LNG-06 missions are listed under the rewards with their progress, and on their own page, offline too',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await openInstalled(page)
    await logIn(page, 'ann')
    await page.goto('/m/rewardCenter')
    const missions = page.getByRole('region', { name: 'Missions' })
    const rounds = missions.getByRole('listitem').filter({ hasText: 'Play 20 rounds on any slot' })
    await expect(rounds).toContainText('13 of 20')
    await expect(rounds).toContainText(/Reward: .₱20\.00/)
    await expect(rounds.getByRole('progressbar')).toHaveAttribute('value', '13')
    await expect(missions.getByRole('listitem').filter({ hasText: 'Try three games' })).toContainText(
      'Complete',
    )
    await page.goto('/m/member/home')
    await page.getByRole('link', { name: 'Missions' }).click()
    await expect(page).toHaveURL(/\/m\/leaderBoard/)
    await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Play 20 rounds' })).toContainText('13 of 20')
    await expectAccessible(page)
    gateway.goOffline()
    await page.reload()
    await expect(page.getByText(/^As of /)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Play 20 rounds' })).toContainText('13 of 20')
  },
)
