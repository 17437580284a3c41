import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { passwordOf } from './account-fields'

export { passwordOf }

/** Fills the login form and sends it, like a player. */
export async function sendLogin(page: Page, name: string, password = passwordOf(name)): Promise<void> {
  await page.getByLabel('Username').fill(name)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
}

/** Opens the login page and logs in. */
export async function logIn(page: Page, username: string, remember = true): Promise<void> {
  await page.goto('/m/login')
  if (!remember) await page.getByRole('switch', { name: 'Stay logged in' }).click()
  await sendLogin(page, username)
  await expectMember(page, username)
}

/** Logs a demo member in by the form and opens a page of the app. */
export const logInAs = async (page: Page, username: string, path = '/m/home'): Promise<void> => {
  await page.goto(`/m/login?${new URLSearchParams({ backUrl: path }).toString()}`)
  await sendLogin(page, username)
  await expect(page).not.toHaveURL(/\/m\/login/)
}

/** Expects the header to show this player. */
export async function expectMember(page: Page, username: string): Promise<void> {
  await expect(page.getByRole('link', { name: `Your account, ${username}` })).toBeVisible()
}

export async function expectGuest(page: Page): Promise<void> {
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /^(?:Log in|Sign up)$/u })
      .first(),
  ).toBeVisible()
}

const sessionInfo = v.record(v.string(), v.unknown())

/** Returns the session in session storage, or null. */
export async function storedSession(page: Page): Promise<Record<string, unknown> | null> {
  const text = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))
  return text === null || text === '' ? null : v.parse(sessionInfo, JSON.parse(text))
}

/** Returns a token of a member as the operator's own pages pass it in a link. Nobody stays logged in. */
export async function tokenFor(page: Page, username: string): Promise<string> {
  await logIn(page, username, false)
  const session = await storedSession(page)
  await page.evaluate(() => sessionStorage.clear())
  return String(session?.['token'])
}

/** Logs out from the member's own page. */
export async function logOut(page: Page): Promise<void> {
  await page.goto('/m/member/home')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click()
  await expectGuest(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.locator('#main')).not.toBeEmpty()
}
