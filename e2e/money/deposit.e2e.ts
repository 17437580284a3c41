import type { Page } from '@playwright/test'
import { CREATE_DEPOSIT_ENDPOINT, TRANSACTION_ENDPOINT } from '#domain/contract/money/transaction-endpoints'
import { DEPOSIT_SETTINGS_ENDPOINT } from '#domain/contract/screen-endpoints'
import { logIn } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import type { TestGateway } from '../support/gateway/test-gateway'
import { readNetworkNotice } from '../support/network/network-notice'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const amountOf = (page: Page) => page.getByRole('textbox', { name: 'Amount' })
const submitOf = (page: Page) => page.getByRole('button', { name: 'Go to payment' })
const latestOf = (page: Page) =>
  page.getByRole('region', { name: 'Recent transactions' }).getByRole('listitem')

const openDeposit = async (page: Page): Promise<void> => {
  await logIn(page, 'ann')
  await page.goto('/m/voucherCenter')
  await expect(page.getByRole('radio', { name: 'Harbour Pay' })).toBeChecked()
}

/** Pays on the provider's page, or cancels, and returns to the app. */
const atProvider = async (page: Page, does: 'Pay' | 'Cancel'): Promise<void> => {
  await expect(page).toHaveURL(/\/pay\//)
  await page.getByRole('button', { name: does, exact: true }).click()
  await page.getByRole('link', { name: 'Back to Lucky Harbour' }).click()
}

/** The gateway's deposits by its books, which must balance. */
const booksOf = async (gateway: TestGateway) => {
  const { balance, entriesSum, entries, payments } = await gateway.money('ann')
  expect(balance).toBe(entriesSum)
  return {
    paid: entries.filter(({ kind }) => kind === 'deposit').map(({ amount }) => amount),
    begun: payments.map(({ target, amount }) => `${target} ${String(amount)}`),
  }
}

const sent = async (gateway: TestGateway): Promise<number> =>
  (await gateway.requests(CREATE_DEPOSIT_ENDPOINT)).counts[CREATE_DEPOSIT_ENDPOINT] ?? 0

test('MEM-02 LNG-06 a deposit is chosen, validated, paid at the provider’s and added to the balance, once', async ({
  page,
  gateway,
}) => {
  await openDeposit(page)
  await expectAccessible(page)
  await expect(page.getByText(/₱50\.00. to .₱20,000\.00/)).toBeVisible()
  await submitOf(page).click()
  await expect(page.getByText('Enter an amount.')).toBeVisible()
  await expect(amountOf(page)).toBeFocused()
  await amountOf(page).fill('49.99')
  await expect(page.getByText(/At least .₱50\.00/)).toBeVisible()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await amountOf(page).fill('250.505')
  await expect(page.getByText('At most 2 digits after the decimal point.')).toBeVisible()
  expect(await sent(gateway)).toBe(0)

  await page.getByRole('radio', { name: 'Harbour Pay' }).check()
  await page.getByRole('button', { name: '₱500.00' }).click()
  await submitOf(page).dblclick()
  await atProvider(page, 'Pay')
  await expect(latestOf(page)).toContainText('It went through.', { timeout: 40_000 })
  await expect(latestOf(page)).toContainText(/Deposit of .₱500\.00.*Harbour Pay/)
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₱1,750.50')
  expect(await booksOf(gateway)).toEqual({ paid: [500], begun: ['harbour-pay 500'] })
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(latestOf(page)).toHaveCount(0)
})

test('MEM-02 a deposit cancelled at the provider’s moves nothing, and the player sees it', async ({
  page,
  gateway,
}) => {
  await openDeposit(page)
  await amountOf(page).fill('100')
  await submitOf(page).click()
  await atProvider(page, 'Cancel')
  await expect(latestOf(page)).toContainText('It did not go through.', { timeout: 40_000 })
  expect(await booksOf(gateway)).toEqual({ paid: [], begun: ['harbour-pay 100'] })
})

test('MEM-02 a lost response brings no second deposit: the first one continues', async ({
  page,
  gateway,
}) => {
  await openDeposit(page)
  await gateway.faults({ match: CREATE_DEPOSIT_ENDPOINT, fault: { kind: 'cut', at: 'after' } })
  await amountOf(page).fill('1,000')
  await submitOf(page).click()
  await readNetworkNotice(page)
  await expect(latestOf(page)).toContainText('No answer came. We are checking')
  await expectAccessible(page)
  await gateway.faults()
  await expect(latestOf(page)).toContainText('Waiting for your payment.', { timeout: 40_000 })
  await latestOf(page).getByRole('button', { name: 'Continue to payment' }).click()
  await atProvider(page, 'Pay')
  await expect(latestOf(page)).toContainText('It went through.', { timeout: 40_000 })
  expect(await booksOf(gateway)).toEqual({ paid: [1_000], begun: ['harbour-pay 1000'] })
})

test('MEM-02 a deposit that never arrived may be tried again, and two tabs begin one', async ({
  page,
  context,
  gateway,
}) => {
  await openDeposit(page)
  await gateway.faults(
    { match: CREATE_DEPOSIT_ENDPOINT, fault: { kind: 'status', status: 503 } },
    { match: TRANSACTION_ENDPOINT, fault: { kind: 'delay', ms: 300 } },
  )
  await amountOf(page).fill('200')
  await submitOf(page).click()
  await expect(latestOf(page)).toContainText('nothing was moved', { timeout: 40_000 })
  await expect(amountOf(page)).toHaveValue('200')
  expect(await booksOf(gateway)).toEqual({ paid: [], begun: [] })

  const other = await context.newPage()
  await other.goto('/m/voucherCenter')
  await amountOf(other).fill('200')
  await gateway.faults({ match: CREATE_DEPOSIT_ENDPOINT, fault: { kind: 'delay', ms: 1_500 } })
  await Promise.all([submitOf(page).click(), submitOf(other).click()])
  await Promise.race([page.waitForURL(/\/pay\//), other.waitForURL(/\/pay\//)])
  expect(await booksOf(gateway)).toEqual({ paid: [], begun: ['harbour-pay 200'] })
})

test(
  'MEM-02 OFF-01 offline the payment methods stay as they were, and nothing is sent',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await openInstalled(page)
    await openDeposit(page)
    gateway.goOffline()
    await page.reload()
    await expect(page.getByText(/^As of /)).toBeVisible()
    await expect(page.getByText('Paying needs a connection.')).toBeVisible()
    await amountOf(page).fill('500')
    await submitOf(page).click()
    await expect(page.getByText('Network offline')).toBeVisible()
    await expect(amountOf(page)).toHaveValue('500')
    gateway.goOnline()
    expect(await sent(gateway)).toBe(0)
  },
)

test('MEM-02 R-14 if there is no payment method, or its page is not safe, the player sees a message', async ({
  page,
  gateway,
}) => {
  const hostile = { status: 'pending', redirectUrl: 'http://pay.evil.example/' }
  await openDeposit(page)
  await gateway.faults({ match: CREATE_DEPOSIT_ENDPOINT, fault: { kind: 'value', value: hostile } })
  await amountOf(page).fill('100')
  await submitOf(page).click()
  await expect(page.getByRole('alert')).toContainText('not safe to open')
  await expect(page).toHaveURL(/voucherCenter/)

  const none = { totalDepositSuccessCount: 0, methods: [] }
  await gateway.faults({ match: DEPOSIT_SETTINGS_ENDPOINT, fault: { kind: 'value', value: none } })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('No deposit methods right now')).toBeVisible()
  await expectAccessible(page)
})
