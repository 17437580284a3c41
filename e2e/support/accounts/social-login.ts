import type { Locator, Page } from '@playwright/test'
import type { TestGateway } from '../gateway/test-gateway'

/** The login options, or registration options, other than a form. */
export const providers = (page: Page): Locator =>
  page.getByRole('region', { name: /^(?:Other ways to log in|Sign-up method)$/u })

export const providerButton = (page: Page, name: string): Locator =>
  providers(page).getByRole('button', { name: `Continue with ${name}` })

/** The error message of a failed social login. */
export const providerProblem = (page: Page): Locator => providers(page).getByRole('alert')

export const choiceOf = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: `First time with ${name}?` })

export const welcomeOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Welcome, / })

/** Makes the merchant register unknown players of a provider automatically (SOC-03). */
export const registersByItself = (gateway: TestGateway): Promise<unknown> =>
  gateway.control({ settings: { whitelabelVal: { MOBILEAUTOLOGIN3: true } } })
