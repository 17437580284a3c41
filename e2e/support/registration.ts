import { expect, type Page } from '@playwright/test'
import { field } from './account-fields'

export const NEW_PASSWORD = 'harbour-light-21'

export const sendRegistration = (page: Page): Promise<void> =>
  page.locator('form').getByRole('button', { name: 'Register' }).click()

export const fillRegistration = async (
  page: Page,
  username: string,
  password = NEW_PASSWORD,
): Promise<void> => {
  await field(page, 'username').fill(username)
  await field(page, 'new-password').fill(password)
}

/** Registers by name and reads the confirmation. */
export const registerByName = async (page: Page, username: string): Promise<void> => {
  await fillRegistration(page, username)
  await sendRegistration(page)
  await readWelcome(page, username)
}

/** The confirmation of a registration, and the way on from it. */
export const readWelcome = async (page: Page, name: string): Promise<void> => {
  const welcome = page.getByRole('dialog', { name: `Welcome, ${name}` })
  await expect(welcome).toContainText('Your account is ready and you are logged in.')
  await welcome.getByRole('button', { name: 'Start playing' }).click()
}
