import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/design/axe'
import { sendLogin, storedSession } from '../support/accounts/account'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true })
const submitButton = (page: Page) => page.locator('form button[type=submit]')

test('LOG-08 a rejected login shows an error at the fields, keeps the name and clears the password', async ({
  page,
}) => {
  await page.goto('/m/login')
  await submitButton(page).click()
  await expect(page.getByLabel('Username')).toBeFocused()
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Enter your username.')
  await sendLogin(page, 'ann', 'wrong')
  await expect(page.getByRole('alert')).toContainText('password is wrong')
  await expect(page.getByLabel('Username')).toHaveValue('ann')
  await expect(passwordField(page)).toHaveValue('')
  await expect(passwordField(page)).toBeFocused()
  await expect(passwordField(page)).toHaveAccessibleDescription(/password is wrong/)
  await sendLogin(page, 'nobody-of-that-name', 'wrong')
  await expect(page.getByRole('alert')).toContainText('password is wrong')
  await expectAccessible(page)
  expect(await storedSession(page)).toBeNull()
})

test('LOG-08 LNG-05 the error for a wrong password is in the player’s language, even if the gateway does not have it', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'HI'))
  await page.goto('/m/login')
  await page.locator('input[name=username]').fill('ann')
  await page.locator('input[name=password]').fill('wrong')
  await page.locator('form button[type=submit]').click()
  await expect(page.getByRole('alert')).toContainText('यूज़रनेम या पासवर्ड गलत है।')
})
