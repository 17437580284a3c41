import type { Locator, Page } from '@playwright/test'
import type { TestGateway } from '../gateway/test-gateway'

/** What the login, or the registration, offers besides a form. */
export const providers = (page: Page): Locator =>
  page.getByRole('region', { name: /^(?:Other ways to log in|Ways to register)$/u })

export const providerButton = (page: Page, name: string): Locator =>
  providers(page).getByRole('button', { name: `Continue with ${name}` })

/** Why a login by a provider failed. */
export const providerProblem = (page: Page): Locator => providers(page).getByRole('alert')

export const choiceOf = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: `First time with ${name}?` })

export const welcomeOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Welcome, / })

/** The merchant registers whoever comes by a provider and is nobody's (SOC-03). */
export const registersByItself = (gateway: TestGateway): Promise<unknown> =>
  gateway.control({ settings: { whitelabelVal: { MOBILEAUTOLOGIN3: true } } })

const SDK = /identity-sdk|identitytoolkit|securetoken|apis\.google/u

/** Addresses of the identity provider's code and hosts that the page asks for. */
export const watchSdk = (page: Page): readonly string[] => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (SDK.test(request.url())) urls.push(request.url())
  })
  return urls
}
