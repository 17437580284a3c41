import type { Page } from '@playwright/test'
import { logIn } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import type { TestGateway } from '../support/gateway/test-gateway'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test('MEM-01 MEM-04 the member sees their name, balance and progress', async ({ page, gateway }) => {
  await logIn(page, 'ann')
  await page.getByRole('link', { name: 'Your account, ann' }).click()
  await expect(page).toHaveURL(/\/m\/member\/home$/)
  await expect(page.getByText('Silver').first()).toBeVisible()
  await expect(page.getByText('3 of 5 steps to the next level')).toBeVisible()
  await expect(page.getByRole('link', { name: 'VIP benefits' })).toBeVisible()
  await expect(page.locator('svg[data-icon="1"]')).toBeVisible()
  await expectAccessible(page)
  const money = page.getByRole('region', { name: 'Balance' })
  await expect(money).toContainText('₱1,250.50')
  await refreshTo(gateway, page, 99.5, '₱99.50')

  await money.getByRole('button', { name: 'Hide the balance' }).click()
  await expect(page.getByText('₱99.50')).toHaveCount(0)
  await page.reload()
  await expect(money.getByText('••••')).toBeVisible()
  await money.getByRole('button', { name: 'Show the balance' }).click()
  await expect(money).toContainText('₱99.50')
})

test(
  'SHL-10 OFF-02 a toast about the network does not cover the strip and its retry button',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await logIn(page, 'ann')
    await page.goto('/m/member/home')
    await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₱')
    gateway.goOffline()
    await page.getByRole('button', { name: 'Refresh the balance' }).click()
    // On plain http the app does not know that it is offline (NET-12), unless another call has just found out.
    const dialog = page.getByRole('dialog').getByRole('button').first()
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect(dialog.or(retry).first()).toBeVisible()
    if (await dialog.isVisible()) await dialog.click()
    await expect(retry).toBeVisible()
    await page.getByRole('button', { name: 'Refresh the balance' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Network offline' })
    await expect(toast).toBeVisible()
    const strip = page.getByRole('complementary')
    await expect(async () => {
      const [over, under] = await Promise.all([toast.boundingBox(), strip.boundingBox()])
      expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0)
    }).toPass() // it slides in from below
  },
)

test('MEM-01 LNG-06 agents are labelled as such', async ({ page }) => {
  await logIn(page, 'ben')
  await page.goto('/m/member/home')
  await expect(page.getByText('Agent', { exact: true })).toBeVisible()
  await expect(page.getByText('Partner').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'VIP benefits' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Register a player' })).toBeVisible()
})

/** Changes the balance at the gateway and refreshes it. */
async function refreshTo(gateway: TestGateway, page: Page, balance: number, text: string): Promise<void> {
  await gateway.control({ members: [{ username: 'ann', balance }] })
  await page.getByRole('button', { name: 'Refresh the balance' }).click()
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText(text)
}
