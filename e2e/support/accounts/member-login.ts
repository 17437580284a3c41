import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#demo/accounts/demo-accounts'
import { expect } from '../test'

export const passwordOf = (username: string): string => {
  const account = DEMO_ACCOUNTS.find((each) => each.username === username)
  if (!account) throw new Error(`There is no demo account ${username}`)
  return account.password
}

/** Fills in the login that is on the screen, and waits until the member is logged in. */
export const enterAs = async (page: Page, username: string): Promise<void> => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(passwordOf(username))
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL(/\/m\/login/)
}

/** Logs a demo member in by the form and opens a page of the app. */
export const logInAs = async (page: Page, username: string, path = '/m/home'): Promise<void> => {
  await page.goto(`/m/login?${new URLSearchParams({ backUrl: path }).toString()}`)
  await enterAs(page, username)
}
