import { logIn } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test('MEM-02 LNG-06 NET-08 a member adds their first account and withdraws to it, after a confirmation', async ({
  page,
  gateway,
}) => {
  await gateway.control({ members: [{ username: 'ann', accounts: [] }] })
  await logIn(page, 'ann')
  await page.goto('/m/withdraw')
  await page.getByRole('main').getByRole('link', { name: 'Add a bank card' }).click()
  await page.getByLabel('Account holder').fill('Ann Reyes')
  await page.getByLabel('Bank', { exact: true }).fill('Merchants Bank')
  const add = page.getByRole('button', { name: 'Add', exact: true })
  await add.click()
  await expect(page.getByLabel('Card or account number')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Card or account number').fill('4000 1234-5678 9010')
  await add.dblclick()
  await expect(page.getByText('Added. Withdrawals can go to it now.')).toBeVisible()

  await page.goto('/m/withdraw')
  await expect(page.getByRole('radio', { name: 'Merchants Bank' })).toBeChecked()
  await page.getByRole('textbox', { name: 'Amount' }).fill('500.1')
  await page.getByLabel('Fund password').fill('harbour-secret')
  await page.getByRole('main').locator('button[type=submit]').click()
  const question = page.getByRole('group', { name: 'Confirm this withdrawal?' })
  await expect(question).toContainText(
    /₱500\.10. to .Merchants Bank •••• 9010.\. You will have .₱750\.40. left\./,
  )
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Withdraw' }).dblclick()
  const latest = page.getByRole('region', { name: 'Recent transactions' }).getByRole('listitem')
  await expect(latest).toContainText('is being reviewed')
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₱750.40')
  const { balance, entriesSum, accounts } = await gateway.money('ann')
  expect([balance, entriesSum, accounts]).toEqual([750.4, 750.4, ['•••• 9010']])
})
