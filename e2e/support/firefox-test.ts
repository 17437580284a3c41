import { expect } from '@playwright/test'
import { FirefoxBrowser } from './browser/firefox-browser'
import { attachScreen } from './browser/attach-screen'
import { testWithGateway } from './gateway/gateway-fixture'

export { LONG } from './long'
export { expect }

type TestFixtures = {
  /** A phone's Firefox, not yet started, whose profile stays between starts. */
  firefox: FirefoxBrowser
}

/** The `test` function for every journey in Firefox. Do not use Playwright's own `page` here. */
export const test = testWithGateway.extend<TestFixtures>({
  firefox: async ({ gateway }, use, testInfo) => {
    await gateway.reset()
    const firefox = new FirefoxBrowser()
    await use(firefox)
    await attachScreen(testInfo, firefox.page ?? undefined)
    await firefox.discard()
  },
})
