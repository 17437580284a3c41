import type { Page } from '@playwright/test'
import { CLAIM_REWARD_ENDPOINT } from '#domain/contract/money/transaction-endpoints'
import { logIn } from '../support/accounts/account'
import { endOffline } from '../support/browser/end-offline'
import { expect, expectAccessible, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const CASHBACK = 'Weekly cashback'

const cardOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const claimOf = (page: Page, title: string) => cardOf(page, title).getByRole('button', { name: 'Claim' })

test('MEM-02 R-03 two tabs, or one that closes, claim a reward once', async ({ page, context, gateway }) => {
  const paid = async (): Promise<number[]> =>
    (await gateway.money('ann')).entries.filter(({ kind }) => kind === 'reward').map(({ amount }) => amount)
  await logIn(page, 'ann')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/m/rewardCenter')
    await expect(claimOf(tab, CASHBACK)).toBeVisible()
  }
  await expectAccessible(page)
  await gateway.faults({ match: CLAIM_REWARD_ENDPOINT, fault: { kind: 'held' } }) // both taps in one request
  // By their elements: a tap in one tab removes the other's button.
  const buttons = await Promise.all([page, other].map((tab) => claimOf(tab, CASHBACK).elementHandle()))
  await Promise.all(buttons.map((button) => button.evaluate((element: HTMLElement) => element.click())))
  // The other tab shows the transaction; the one that sends waits for its result.
  const processing = async () =>
    Promise.all([page, other].map((tab) => cardOf(tab, CASHBACK).getByText('Processing…').count()))
  await expect.poll(async () => (await processing()).sort()).toEqual([0, 1])
  await gateway.faults()
  for (const tab of [page, other]) {
    // In its place where it was claimed; in the other tab perhaps among the claimed ones.
    const card = tab.getByRole('listitem').filter({ hasText: CASHBACK })
    const claimed = tab
      .getByRole('region', { name: 'Claimed' })
      .getByRole('listitem')
      .filter({ hasText: CASHBACK })
    await expect(claimed.or(card.getByText('Claimed', { exact: true }))).toBeVisible()
  }
  expect(await paid()).toEqual([84.5])
  expect((await gateway.requests(CLAIM_REWARD_ENDPOINT)).requests).toHaveLength(1)

  await gateway.faults({ match: CLAIM_REWARD_ENDPOINT, fault: { kind: 'hang', at: 'after' } })
  await claimOf(page, 'Reef hunt').click()
  await expect.poll(paid).toEqual([84.5, 120])
  await page.close()
  await gateway.faults()
  await other.reload()
  await expect(other.getByText('Completed.')).toBeVisible({ timeout: 40_000 })
  expect(await paid()).toEqual([84.5, 120])
})

test('MEM-02 LNG-06 a deposit is chosen with a button that nothing covers, paid and on the balance, once', async ({
  page,
  context,
  gateway,
}) => {
  await logIn(page, 'ann')
  await page.goto('/m/voucherCenter')
  await expect(page.getByRole('radio', { name: 'Harbour Pay' })).toBeChecked()
  const submit = page.getByRole('button', { name: 'Go to payment' })
  // The whole form is on one screen.
  for (const button of [page.getByRole('button', { name: '₱2,000' }), submit])
    await expect(button).toBeInViewport({ ratio: 1 })
  await submit.click()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await expectAccessible(page)

  // Where the form is longer than the screen, the button stays over it, above the notice that the device is offline.
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 560 })
  gateway.isDisturbed = true
  await context.setOffline(true)
  await expect(page.locator(':root')).toHaveAttribute('data-strip')
  await page.getByRole('region', { name: 'Balance' }).scrollIntoViewIfNeeded()
  const isOnTop = () =>
    submit.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height - 2))
    })
  await expect.poll(isOnTop).toBe(true)
  const ground = await submit.locator('..').evaluate((box) => getComputedStyle(box).backgroundColor)
  expect(ground).toMatch(/^rgb\(/u) // nothing shows through
  await endOffline(page)
  await expect(page.locator(':root')).not.toHaveAttribute('data-strip')
  await page.setViewportSize(size ?? { width: 360, height: 740 })

  await page.getByRole('button', { name: '₱500' }).click()
  await submit.dblclick()
  await expect(page).toHaveURL(/\/pay\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('link', { name: 'Back to Lucky Harbour' }).click()
  const latest = page.getByRole('region', { name: 'Recent transactions' }).getByRole('listitem')
  await expect(latest).toContainText('Completed.', { timeout: 40_000 })
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₱1,750.50')
  await expectAccessible(page)
  const { payments } = await gateway.money('ann')
  expect(payments.map(({ target, amount }) => `${target} ${String(amount)}`)).toEqual(['harbour-pay 500'])
})
