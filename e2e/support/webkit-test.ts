import { expect } from '@playwright/test'
import { attachScreen } from './browser/attach-screen'
import { testWithGateway } from './gateway/gateway-fixture'
import { WebKitBrowser } from './browser/webkit-browser'
import { WebKitPage } from './browser/webkit-page'

export { LONG } from './long'
export { expect }

type TestFixtures = {
  /** A window of a phone's size in a browser whose storage is empty. */
  webkit: WebKitPage
  /** The browser behind `webkit`. */
  webkitBrowser: WebKitBrowser
  /** The user agent of `webkit`, if it must differ from its own. */
  safariName: string | undefined
  /** True if `webkit` has a back-forward cache. */
  keepsPageCache: boolean
}

/** The `test` function for every journey in Safari's engine. Do not use Playwright's own `page` here. */
export const test = testWithGateway.extend<TestFixtures>({
  safariName: [undefined, { option: true }],
  keepsPageCache: [false, { option: true }],

  webkitBrowser: async ({}, use) => {
    const browser = await WebKitBrowser.launch()
    await use(browser)
    await browser.close()
  },

  webkit: async ({ webkitBrowser, gateway, safariName, keepsPageCache }, use, testInfo) => {
    await gateway.reset()
    const driver = await webkitBrowser.open({ userAgent: safariName, keepsPageCache })
    await driver.resize(390, 844)
    await use(new WebKitPage(driver))
    await attachScreen(testInfo, driver)
    // A window that does not respond ends with its browser.
    await driver.close().catch(() => undefined)
  },
})
