import { expect, type Page } from '@playwright/test'
import { field } from './account-fields'
import type { TestGateway } from '../gateway/test-gateway'

export const sendRegistration = (page: Page): Promise<void> =>
  page.locator('form').getByRole('button', { name: 'Sign up' }).click()

/** Reads the confirmation of a registration, which isolates the name, and continues. */
export const readWelcome = async (page: Page, name: string): Promise<void> => {
  const welcome = page.getByRole('dialog', { name: `Welcome, \u2068${name}\u2069`, exact: true })
  await expect(welcome).toContainText('Your account is ready and you’re logged in.')
  await welcome.getByRole('button', { name: 'Start playing' }).click()
}

/** Opens the registration by mobile, once the settings that offer it have loaded. */
export const openByMobile = async (
  page: Page,
  gateway: TestGateway,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await gateway.control({ settings })
  await expect(async () => {
    await page.goto('/m/register')
    await page.getByRole('tab', { name: 'Mobile number' }).click({ timeout: 2_000 })
  }).toPass()
  await expect(field(page, 'tel')).toBeVisible()
}
