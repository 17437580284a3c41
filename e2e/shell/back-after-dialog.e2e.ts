import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test('SHL-07 the back arrow goes one screen back after a dialog of a form has closed', async ({
  page,
  gateway,
}) => {
  await gateway.control({ settings: { whitelabelVal: { UPDATEMOBILEICC3: true } } })
  await page.goto('/m/promotions')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  const list = page.getByRole('dialog')
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Country code/ }).click()
    await expect(list).toBeVisible()
  }
  await open()
  await list.getByRole('button', { name: 'Close' }).click()
  await expect(list).toHaveCount(0)
  await open()
  await page.goBack()
  await expect(list).toHaveCount(0)
  await expect(page).toHaveURL(/forgotPassword/)
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/promotions/)
})
