import { expect } from '@playwright/test'
import { FirefoxBrowser } from './browser/firefox-browser'
import { testWithGateway } from './gateway/gateway-fixture'

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
    if (testInfo.status !== testInfo.expectedStatus) {
      const page = firefox.page
      const body = await page?.driver.screenshot().catch(() => undefined)
      if (body) await testInfo.attach('screenshot', { body, contentType: 'image/png' })
      const text = await page?.driver
        .run('return `${location.pathname}\\n${document.body.innerText}`')
        .catch(() => 'The page does not answer.')
      await testInfo.attach('page', { body: String(text), contentType: 'text/plain' })
    }
    await firefox.discard()
  },
})
