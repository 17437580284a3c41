import type { Page } from '@playwright/test'
import { expect } from '../test'
import { sendLogin } from './account'

/** Fills in the login that is on the screen, and waits until the member is logged in. */
export const enterAs = async (page: Page, username: string): Promise<void> => {
  await sendLogin(page, username)
  await expect(page).not.toHaveURL(/\/m\/login/)
}

/** Logs a demo member in by the form and opens a page of the app. */
export const logInAs = async (page: Page, username: string, path = '/m/home'): Promise<void> => {
  await page.goto(`/m/login?${new URLSearchParams({ backUrl: path }).toString()}`)
  await enterAs(page, username)
}
