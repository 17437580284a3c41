import { expect, type Page } from '@playwright/test'

/** Reads the confirmation of a registration, which isolates the name, and continues. */
export const readWelcome = async (page: Page, name: string): Promise<void> => {
  const welcome = page.getByRole('dialog', { name: `Welcome, \u2068${name}\u2069`, exact: true })
  await expect(welcome).toContainText('Your account is ready and you’re logged in.')
  await welcome.getByRole('button', { name: 'Start playing' }).click()
}
