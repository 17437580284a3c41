import type { Page } from '@playwright/test'
import { CLAIM_REWARD_ENDPOINT, TRANSACTION_ENDPOINT } from '#domain/contract/money/transaction-endpoints'
import { REWARD_LIST_ENDPOINT } from '#domain/contract/screen-endpoints'
import { logIn } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import type { TestGateway } from '../support/gateway/test-gateway'
import { readNetworkNotice } from '../support/network/network-notice'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const CASHBACK = 'Weekly cashback'

const cardOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const claimOf = (page: Page, title: string) => cardOf(page, title).getByRole('button', { name: 'Claim' })

const openRewards = async (page: Page): Promise<void> => {
  await logIn(page, 'ann')
  await page.goto('/m/rewardCenter')
  await expect(claimOf(page, CASHBACK)).toBeVisible()
}

/** Rewards that the gateway has paid out, in order; its books must balance. */
const paid = async (gateway: TestGateway): Promise<number[]> => {
  const { balance, entriesSum, entries } = await gateway.money('ann')
  expect(balance).toBe(entriesSum)
  return entries.filter(({ kind }) => kind === 'reward').map(({ amount }) => amount)
}

const sent = async (gateway: TestGateway): Promise<number> =>
  (await gateway.requests(CLAIM_REWARD_ENDPOINT)).counts[CLAIM_REWARD_ENDPOINT] ?? 0

test('MEM-02 LNG-06 rewards are grouped by their possible actions, and a claimed one is on the balance', async ({
  page,
  gateway,
}) => {
  await openRewards(page)
  await expect(page.getByRole('region', { name: 'Ready to claim' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'On their way' }).getByRole('listitem')).toHaveCount(1)
  await expect(cardOf(page, CASHBACK)).toContainText('₱84.50')
  await expectAccessible(page)

  await claimOf(page, CASHBACK).click()
  await expect(page.getByText(/Claimed\. .₱84\.50. is on your balance now\./)).toBeVisible()
  const claimed = page.getByRole('region', { name: 'Claimed' })
  await expect(claimed.getByRole('listitem').filter({ hasText: CASHBACK })).toBeVisible()
  expect(await paid(gateway)).toEqual([84.5])
  await page.goto('/m/member/home')
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₱1,335.00')
})

test('MEM-02 a double tap pays once', async ({ page, gateway }) => {
  await openRewards(page)
  await claimOf(page, CASHBACK).dblclick()
  await expect(page.getByText(/Claimed\. .₱84\.50/)).toBeVisible()
  expect(await paid(gateway)).toEqual([84.5])
  expect(await sent(gateway)).toBe(1)
})

test('MEM-02 two tabs at the same reward pay once', async ({ page, context, gateway }) => {
  await openRewards(page)
  const other = await context.newPage()
  await other.goto('/m/rewardCenter')
  await expect(claimOf(other, CASHBACK)).toBeVisible()
  await gateway.faults({ match: CLAIM_REWARD_ENDPOINT, fault: { kind: 'delay', ms: 5_000 } }) // both taps in one request
  await Promise.all([claimOf(page, CASHBACK).click(), claimOf(other, CASHBACK).click()])
  for (const tab of [page, other]) {
    const claimed = tab.getByRole('region', { name: 'Claimed' })
    await expect(claimed.getByRole('listitem').filter({ hasText: CASHBACK })).toBeVisible()
  }
  expect(await paid(gateway)).toEqual([84.5])
  expect(await sent(gateway)).toBe(1)
})

test('MEM-02 a response lost after the gateway paid: outcome unknown, then a status check, and it went through', async ({
  page,
  gateway,
}) => {
  await openRewards(page)
  await gateway.faults(
    { match: CLAIM_REWARD_ENDPOINT, fault: { kind: 'cut', at: 'after' } },
    { match: TRANSACTION_ENDPOINT, fault: { kind: 'status', status: 503 } },
  )
  await claimOf(page, CASHBACK).click()
  await readNetworkNotice(page)
  await expect(cardOf(page, CASHBACK).getByText('No answer came. We are checking')).toBeVisible()
  await expect(claimOf(page, CASHBACK)).toHaveCount(0)
  // Also after opening the page again.
  await page.reload()
  await expect(cardOf(page, CASHBACK).getByText('No answer came. We are checking')).toBeVisible()
  await gateway.faults()
  await expect(page.getByText('It went through.')).toBeVisible({ timeout: 40_000 })
  expect(await paid(gateway)).toEqual([84.5])
  expect(await sent(gateway)).toBe(1)
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('It went through.')).toHaveCount(0)
})

test('MEM-02 a post that never arrived: nothing was moved, and a retry pays once', async ({
  page,
  gateway,
}) => {
  await openRewards(page)
  await gateway.faults({ match: CLAIM_REWARD_ENDPOINT, fault: { kind: 'status', status: 503 } })
  await claimOf(page, CASHBACK).click()
  await expect(page.getByText('It did not go through and nothing was moved.')).toBeVisible({
    timeout: 40_000,
  })
  expect(await paid(gateway)).toEqual([])
  await gateway.faults()
  await claimOf(page, CASHBACK).click()
  await expect(page.getByText(/Claimed\. .₱84\.50/)).toBeVisible()
  await expect(page.getByText('It did not go through')).toHaveCount(0)
  expect(await paid(gateway)).toEqual([84.5])
})

test('MEM-02 R-03 a page that closes while sending leaves nothing unknown', async ({
  page,
  context,
  gateway,
}) => {
  await openRewards(page)
  await gateway.faults({ match: CLAIM_REWARD_ENDPOINT, fault: { kind: 'hang', at: 'after' } })
  await claimOf(page, CASHBACK).click()
  await expect.poll(() => paid(gateway)).toEqual([84.5])
  await page.close()
  await gateway.faults()
  const next = await context.newPage()
  await next.goto('/m/rewardCenter')
  await expect(next.getByText('It went through.')).toBeVisible({ timeout: 40_000 })
  expect(await paid(gateway)).toEqual([84.5])
})

test(
  'MEM-02 OFF-01 offline they stay as they were, with their age, and nothing is sent',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await openInstalled(page)
    await openRewards(page)
    await gateway.clearRequests()
    gateway.goOffline()
    await page.reload()
    await expect(cardOf(page, CASHBACK)).toContainText('₱84.50')
    await expect(page.getByText(/^As of /)).toBeVisible()
    await expect(page.getByText('Claiming needs a connection.')).toBeVisible()
    await expect(claimOf(page, CASHBACK)).toBeDisabled()
    await claimOf(page, CASHBACK).click({ force: true }) // a tap all the same shows the reason
    await expect(page.getByText('Network offline')).toBeVisible()
    gateway.goOnline()
    // Nor is anything sent when the network is back.
    await expect(claimOf(page, CASHBACK)).toBeEnabled({ timeout: 40_000 })
    await expect(page.getByText('We are checking')).toHaveCount(0)
    expect(await sent(gateway)).toBe(0)
    expect(await paid(gateway)).toEqual([])
  },
)

test('MEM-02 a member without rewards sees a message, and a list that does not load offers a retry', async ({
  page,
  gateway,
}) => {
  await gateway.faults({ match: REWARD_LIST_ENDPOINT, fault: { kind: 'hang', at: 'before' } })
  await logIn(page, 'dev')
  await page.goto('/m/rewardCenter')
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await gateway.faults()
  await retry.click()
  await expect(page.getByText('No rewards at the moment')).toBeVisible({ timeout: 40_000 })
  await expectAccessible(page)
})
