import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { INSTALL_ANSWERED_KEY } from '#domain/storage-keys'
import { FIREFOX_PATH } from '../../../scripts/lib/browser-paths'
import { PHONE_DEVICE } from '../../../scripts/lib/phone-device'

const WAIT_MS = 60_000 // for an element or a condition
const READY_WITHIN_MS = 120_000 // its first start with a profile takes 5 s on an idle machine

/** Identifies as a phone, and makes no requests of its own: only the tests' pages use the network. */
const SETTINGS: Readonly<Record<string, string | number | boolean>> = {
  'general.useragent.override': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  'intl.accept_languages': PHONE_DEVICE.locale,
  'dom.w3c_touch_events.enabled': 1,
  'ui.primaryPointerCapabilities': 1, // coarse
  'ui.allPointerCapabilities': 1,
  'ui.useOverlayScrollbars': 1,
  'layout.css.prefers-color-scheme.content-override': 1, // light
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'signon.rememberSignons': false,
}

/**
 * What a page that is left still loads ends with this error, if its service worker requests it. A service worker that
 * itself fails to answer has other errors: a rejected promise, or an error response.
 */
const ENDED_LOAD = /A ServiceWorker intercepted the request and encountered an unexpected error/u

/**
 * Headless Firefox with a profile that lasts as long as this object: the data that a phone keeps between two starts.
 */
export class FirefoxBrowser {
  readonly #profile = mkdtempSync(path.join(tmpdir(), 'firefox-profile-'))
  #browser: Browser | null = null
  /** Its window, since the last start. */
  page: Page | null = null
  /** Console errors and uncaught errors of the pages. Those of a page that was left may arrive after the next loads. */
  readonly errors: string[] = []

  async start(): Promise<Page> {
    if (!existsSync(FIREFOX_PATH)) throw new Error(`${FIREFOX_PATH} is missing: run "npm run browsers"`)
    this.#browser = await launch({
      browser: 'firefox',
      executablePath: FIREFOX_PATH,
      userDataDir: this.#profile,
      extraPrefsFirefox: SETTINGS,
      env: { ...process.env, HOME: this.#profile },
      timeout: READY_WITHIN_MS,
      defaultViewport: { ...PHONE_DEVICE.viewport, deviceScaleFactor: PHONE_DEVICE.deviceScaleFactor },
    })
    const [page] = await this.#browser.pages()
    if (!page) throw new Error('Firefox has no window')
    page.setDefaultTimeout(WAIT_MS)
    // The install popup would open over the lobby after 20 s.
    await page.evaluateOnNewDocument((key) => {
      if (window === window.top && location.protocol.startsWith('http')) sessionStorage.setItem(key, '1')
    }, INSTALL_ANSWERED_KEY)
    page.on('console', (message) => {
      if (message.type() === 'error') this.#keepError(message.text())
    })
    page.on('pageerror', (error) => this.#keepError(String(error)))
    return (this.page = page)
  }

  /** Leaves the page, whatever it still loads, and goes to a URL. */
  async visit(url: string): Promise<void> {
    if (!this.page) throw new Error('Firefox has not been started')
    await this.page.goto(url, { waitUntil: 'domcontentloaded' })
  }

  /** Closes the browser: every page, worker and service worker ends. The profile stays. */
  async stop(): Promise<void> {
    await this.#browser?.close()
    this.#browser = null
  }

  async discard(): Promise<void> {
    await this.stop()
    rmSync(this.#profile, { recursive: true, force: true })
  }

  #keepError(text: string): void {
    if (!ENDED_LOAD.test(text)) this.errors.push(text)
  }
}
