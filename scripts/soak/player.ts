import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { ConsoleWatch } from '../../e2e/support/browser/console-watch'
import type { TestGateway } from '../../e2e/support/gateway/test-gateway'
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../lib/browser-paths'
import { PHONE_DEVICE } from '../lib/phone-device'

const ACT_TIMEOUT_MS = 6_000
const NAVIGATION_TIMEOUT_MS = 15_000
const PEACE_TIMEOUT_MS = 60_000 // a slow machine is no fault

/** A phone with one profile. Its browser, tabs and workers may crash at any time and are restarted when needed. */
export class Player {
  #context: BrowserContext | null = null
  #page: Page | null = null
  #watches: ConsoleWatch[] = []

  constructor(
    readonly gateway: TestGateway,
    private readonly profile: string,
  ) {}

  /** Returns the current tab; opens one, and starts the browser, if there is none. */
  async page(): Promise<Page> {
    if (this.#page && !this.#page.isClosed()) return this.#page
    const context = this.#context ?? (await this.#start())
    this.#page = await context.newPage()
    this.#page.on('crash', (page) => {
      if (page === this.#page) this.#page = null
    })
    return this.#page
  }

  /** Opens another tab, which becomes the current one; the previous tab remains open. */
  async openTab(): Promise<void> {
    this.#page = null
    await (await this.page()).goto('/m/home', { waitUntil: 'commit' })
  }

  /** Closes all tabs but one. */
  async closeOtherTabs(): Promise<void> {
    const kept = await this.page()
    for (const page of kept.context().pages()) if (page !== kept) await page.close()
  }

  /** Crashes the tab's process, whatever it does. */
  async crashTab(): Promise<void> {
    const page = await this.page()
    const session = await page.context().newCDPSession(page)
    const over = page.waitForEvent('crash')
    session.send('Page.crash').catch(() => undefined) // never resolves after the crash
    await over
    await page.close()
    this.#page = null
  }

  /** Kills the browser; writes that are not yet on disk may be lost. */
  async killBrowser(): Promise<void> {
    const context = this.#context
    const browser = context?.browser()
    if (!context || !browser) return
    const session = await browser.newBrowserCDPSession()
    const over = new Promise((resolve) => context.once('close', resolve))
    session.send('Browser.crash').catch(() => undefined)
    await over
    this.#context = null
    this.#page = null
  }

  /** Ends the page's worker, as a phone's system does when memory is low. */
  async killWorker(): Promise<void> {
    const [worker] = (await this.page()).workers()
    await worker?.evaluate(() => {
      self.close()
    })
  }

  async stopServiceWorker(): Promise<void> {
    const page = await this.page()
    const session = await page.context().newCDPSession(page)
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.stopAllWorkers')
    await session.detach()
  }

  /** Sets this origin's storage quota; null removes the limit. */
  async limitStorage(bytes: number | null): Promise<void> {
    const page = await this.page()
    const session = await page.context().newCDPSession(page)
    const { origin } = this.gateway
    await session.send(
      'Storage.overrideQuotaForOrigin',
      bytes === null ? { origin } : { origin, quotaSize: bytes },
    )
    await session.detach()
  }

  /** Bytes that this origin stores now. */
  async storageUsed(): Promise<number> {
    const page = await this.page()
    const session = await page.context().newCDPSession(page)
    const { usage } = await session.send('Storage.getUsageAndQuota', { origin: this.gateway.origin })
    await session.detach()
    return usage
  }

  /** In peace an action fails only if it never succeeds; with faults it is given up after some seconds. */
  setPeace(isPeace: boolean): void {
    this.#context?.setDefaultTimeout(isPeace ? PEACE_TIMEOUT_MS : ACT_TIMEOUT_MS)
    this.#context?.setDefaultNavigationTimeout(isPeace ? PEACE_TIMEOUT_MS : NAVIGATION_TIMEOUT_MS)
  }

  /** Unexpected problems: console errors other than failed requests, uncaught errors, policy violations. */
  problems(): readonly string[] {
    return this.#watches.flatMap((watch) => watch.problems())
  }

  async close(): Promise<void> {
    await this.#context?.close()
  }

  async #start(): Promise<BrowserContext> {
    const context = await chromium.launchPersistentContext(this.profile, {
      executablePath: CHROMIUM_PATH,
      args: CHROMIUM_ARGS,
      baseURL: this.gateway.origin,
      ...PHONE_DEVICE,
    })
    context.setDefaultTimeout(ACT_TIMEOUT_MS)
    context.setDefaultNavigationTimeout(NAVIGATION_TIMEOUT_MS)
    const watch = new ConsoleWatch(context, () => true)
    watch.allow(/^error: Manifest/) // the browser's message for a web-app manifest that is missing or incomplete
    watch.allow(/Unable to preload CSS|dynamically imported module/) // the screen shows it, and offers a retry
    this.#watches.push(watch)
    this.#context = context
    return context
  }
}
