import type { Locator, Page } from '@playwright/test'
import type { TestGateway } from '../gateway/test-gateway'
import { logInAs } from '../accounts/account'

export const LAUNCH = 'CBS_launchChat'

export const switchChat = (gateway: TestGateway) =>
  gateway.control({ settings: { whitelabelVal: { CBS3: true } } })

/** The chat's own page, in its frame. */
export const room = (page: Page) => page.frameLocator('iframe')

export const messages = (page: Page): Locator => room(page).getByRole('log').getByRole('listitem')

/** The chat's entry in the bar. */
export const entry = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Support/ })

/** Switches the chat on, logs a demo member in and opens it. */
export const openChat = async (page: Page, gateway: TestGateway): Promise<void> => {
  await switchChat(gateway)
  await logInAs(page, 'ann', '/m/chat')
}
