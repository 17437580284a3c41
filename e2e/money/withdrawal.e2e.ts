import type { Page } from '@playwright/test'
import {
  CREATE_WITHDRAWAL_ENDPOINT,
  TRANSACTION_ENDPOINT,
} from '#domain/contract/money/transaction-endpoints'
import { logIn } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import type { TestGateway } from '../support/gateway/test-gateway'
import { readNetworkNotice } from '../support/network/network-notice'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const REVIEWED_MS = 61_000 // the reference gateway pays out after a minute

const amountOf = (page: Page) => page.getByRole('textbox', { name: 'Amount' })
const submitOf = (page: Page) => page.getByRole('main').locator('button[type=submit]')
const questionOf = (page: Page) => page.getByRole('group', { name: 'Confirm this withdrawal?' })
const latestOf = (page: Page) =>
  page.getByRole('region', { name: 'Recent transactions' }).getByRole('listitem')

const openWithdraw = async (page: Page): Promise<void> => {
  await logIn(page, 'ann')
  await page.goto('/m/withdraw')
  await expect(page.getByRole('radio', { name: 'Harbour Savings Bank' })).toBeChecked()
}

/** Requests a withdrawal and confirms. */
const withdraw = async (page: Page, amount: string): Promise<void> => {
  await amountOf(page).fill(amount)
  await submitOf(page).click()
  await questionOf(page).getByRole('button', { name: 'Withdraw' }).click()
}

/** Withdrawals from the balance by the gateway's books, which must balance. */
const left = async (gateway: TestGateway): Promise<number[]> => {
  const { balance, entriesSum, entries } = await gateway.money('ann')
  expect(balance).toBe(entriesSum)
  return entries.filter(({ kind }) => kind.startsWith('withdrawal')).map(({ amount }) => amount)
}

const sent = async (gateway: TestGateway): Promise<number> =>
  (await gateway.requests(CREATE_WITHDRAWAL_ENDPOINT)).counts[CREATE_WITHDRAWAL_ENDPOINT] ?? 0

test('MEM-02 LNG-06 NET-08 a withdrawal is validated, confirmed, sent once, and paid out', async ({
  page,
  gateway,
}) => {
  await openWithdraw(page)
  await expectAccessible(page)
  await amountOf(page).fill('1,250.51')
  await submitOf(page).click()
  await expect(page.getByText('Your balance is not enough for this amount.')).toBeVisible()
  await page.getByRole('button', { name: 'Everything' }).click()
  await expect(amountOf(page)).toHaveValue('1250.5')
  await amountOf(page).fill('500.1')
  await page.getByLabel('Fund password').fill('harbour-secret')
  await submitOf(page).click()
  await expect(questionOf(page)).toContainText(
    /₱500\.10. to .Harbour Savings Bank •••• 4417.\. You will have .₱750\.40. left\./,
  )
  await expectAccessible(page)
  await questionOf(page).getByRole('button', { name: 'Back' }).click()
  expect(await sent(gateway)).toBe(0)

  await submitOf(page).click()
  await questionOf(page).getByRole('button', { name: 'Withdraw' }).dblclick()
  await expect(latestOf(page)).toContainText(/Withdrawal of .₱500\.10.*Harbour Savings Bank •••• 4417/)
  await expect(latestOf(page)).toContainText('is being reviewed')
  await expect(amountOf(page)).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₱750.40')
  expect(await left(gateway)).toEqual([-500.1])
  expect(await sent(gateway)).toBe(1)
  await gateway.control({ clock: { offsetMs: REVIEWED_MS } })
  await expect(latestOf(page)).toContainText('It went through.', { timeout: 40_000 })
  expect(await left(gateway)).toEqual([-500.1])
})

test('MEM-02 a withdrawal whose response was lost is checked, and not sent again', async ({
  page,
  gateway,
}) => {
  await openWithdraw(page)
  await gateway.faults(
    { match: CREATE_WITHDRAWAL_ENDPOINT, fault: { kind: 'cut', at: 'after' } },
    { match: TRANSACTION_ENDPOINT, fault: { kind: 'status', status: 503 } },
  )
  await withdraw(page, '300')
  await readNetworkNotice(page)
  await expect(latestOf(page)).toContainText('No answer came. We are checking')
  // The same withdrawal again, while its outcome is unknown.
  await withdraw(page, '300')
  await page.reload()
  await expect(latestOf(page)).toContainText('No answer came. We are checking')
  expect(await sent(gateway)).toBe(1)
  await gateway.faults()
  await expect(latestOf(page)).toContainText('is being reviewed', { timeout: 40_000 })
  expect(await left(gateway)).toEqual([-300])
})

test('MEM-02 a withdrawal that never arrived may be tried again, and two tabs send one', async ({
  page,
  context,
  gateway,
}) => {
  await openWithdraw(page)
  await gateway.faults({ match: CREATE_WITHDRAWAL_ENDPOINT, fault: { kind: 'status', status: 503 } })
  await withdraw(page, '200')
  await expect(latestOf(page)).toContainText('nothing was moved', { timeout: 40_000 })
  expect(await left(gateway)).toEqual([])

  await gateway.faults({ match: CREATE_WITHDRAWAL_ENDPOINT, fault: { kind: 'delay', ms: 1_500 } })
  const other = await context.newPage()
  await other.goto('/m/withdraw')
  for (const tab of [page, other]) {
    await amountOf(tab).fill('200')
    await submitOf(tab).click()
  }
  await Promise.all(
    [page, other].map((tab) => questionOf(tab).getByRole('button', { name: 'Withdraw' }).click()),
  )
  for (const tab of [page, other]) await expect(latestOf(tab)).toContainText('is being reviewed')
  expect(await left(gateway)).toEqual([-200])
})

test('MEM-02 a withdrawal that the operator returns is back on the balance, and the player sees it', async ({
  page,
  gateway,
}) => {
  await openWithdraw(page)
  await withdraw(page, '400')
  await expect(latestOf(page)).toContainText('is being reviewed')
  await gateway.control({ payments: [{ username: 'ann', status: 'failed' }] })
  await expect(latestOf(page)).toContainText('It did not go through.', { timeout: 40_000 })
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₱1,250.50')
  expect(await left(gateway)).toEqual([-400, 400])
})

test('MEM-02 a balance lower than shown here is reported with the gateway’s text', async ({
  page,
  gateway,
}) => {
  await openWithdraw(page)
  await gateway.control({ members: [{ username: 'ann', balance: 10 }] })
  await withdraw(page, '500')
  await expect(page.getByRole('alert')).toContainText('Your balance is not enough for this amount.')
  await expect(amountOf(page)).toHaveValue('500')
  expect(await left(gateway)).toEqual([])
})

test(
  'MEM-02 OFF-01 offline the accounts stay as they were, and nothing is sent',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await openInstalled(page)
    await openWithdraw(page)
    gateway.goOffline()
    await page.reload()
    await expect(page.getByText(/^As of /)).toBeVisible()
    await expect(page.getByText('Withdrawing needs a connection.')).toBeVisible()
    await amountOf(page).fill('500')
    await submitOf(page).click()
    await expect(page.getByText('Network offline')).toBeVisible()
    await expect(questionOf(page)).toHaveCount(0)
    await expect(amountOf(page)).toHaveValue('500')
    gateway.goOnline()
    expect(await sent(gateway)).toBe(0)
  },
)

test('MEM-02 a member without an account is led to add one', async ({ page, gateway }) => {
  await gateway.control({ members: [{ username: 'dev', accounts: [] }] })
  await logIn(page, 'dev')
  await page.goto('/m/withdraw')
  await expect(page.getByText('No account yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Add a bank card' }).click()
  await expect(page).toHaveURL(/securityCenter\/addBankCard/)
})
