import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../../scripts/lib/browser-paths'
import { PHONE } from '../../scripts/lib/phone'

/** A phone whose browser can be closed and opened again with everything that it kept. */
export class Phone {
  #context: BrowserContext | undefined

  private constructor(
    private readonly profile: string,
    private readonly locale: string,
  ) {}

  static async create(locale = 'en-US'): Promise<Phone> {
    return new Phone(await mkdtemp(path.join(tmpdir(), 'phone-')), locale)
  }

  /** Starts the browser and opens an address. */
  async open(url: string): Promise<Page> {
    this.#context = await chromium.launchPersistentContext(this.profile, {
      executablePath: CHROMIUM_PATH,
      args: CHROMIUM_ARGS,
      ...PHONE,
      locale: this.locale,
    })
    const page = this.#context.pages()[0] ?? (await this.#context.newPage())
    await page.goto(url)
    return page
  }

  /** Closes the browser: every page, worker and service worker ends. */
  async close(): Promise<void> {
    await this.#context?.close()
    this.#context = undefined
  }

  async discard(): Promise<void> {
    await this.close()
    await rm(this.profile, { recursive: true, force: true })
  }
}
