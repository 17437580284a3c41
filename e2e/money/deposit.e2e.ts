import { logIn } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test('MEM-02 LNG-06 a deposit is chosen, paid and on the balance, once', async ({ page, gateway }) => {
  await logIn(page, 'ann')
  await page.goto('/m/voucherCenter')
  await expect(page.getByRole('radio', { name: 'Harbour Pay' })).toBeChecked()
  const submit = page.getByRole('button', { name: 'Go to payment' })
  await submit.click()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: '₱500.00' }).click()
  await submit.dblclick()
  await expect(page).toHaveURL(/\/pay\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('link', { name: 'Back to Lucky Harbour' }).click()
  const latest = page.getByRole('region', { name: 'Recent transactions' }).getByRole('listitem')
  await expect(latest).toContainText('It went through.', { timeout: 40_000 })
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₱1,750.50')
  await expectAccessible(page)
  const { payments } = await gateway.money('ann')
  expect(payments.map(({ target, amount }) => `${target} ${String(amount)}`)).toEqual(['harbour-pay 500'])
})
