import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { TEST_CHROMIUM_ARGS, CHROMIUM_PATH } from '../../../scripts/lib/browser-paths'
import { PHONE_DEVICE } from '../../../scripts/lib/phone-device'

/** A phone whose browser can be closed or killed, and opened again with all its stored data. */
export class Phone {
  #context: BrowserContext | undefined

  private constructor(private readonly profile: string) {}

  static async create(): Promise<Phone> {
    return new Phone(await mkdtemp(path.join(tmpdir(), 'phone-')))
  }

  /**
   * Starts the browser and opens a URL.
   * @param prepare changes the page before it opens anything
   */
  async open(url: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
    this.#context = await chromium.launchPersistentContext(this.profile, {
      executablePath: CHROMIUM_PATH,
      args: TEST_CHROMIUM_ARGS,
      ...PHONE_DEVICE,
    })
    const page = this.#context.pages()[0] ?? (await this.#context.newPage())
    await prepare?.(page)
    await page.goto(url)
    return page
  }

  /** Closes the browser: every page, worker and service worker ends. */
  async close(): Promise<void> {
    await this.#context?.close()
    this.#context = undefined
  }

  /** Ends all processes of the browser at once, as a phone does that is short of memory: nothing is saved any more. */
  async kill(): Promise<void> {
    const ended = this.#context?.waitForEvent('close')
    this.#context = undefined
    const [pid] = /\d+$/.exec(await readlink(path.join(this.profile, 'SingletonLock'))) ?? []
    process.kill(-Number(pid), 'SIGKILL') // it leads a group
    await ended
  }

  /** Returns the files of the closed browser that contain one of these texts, in any encoding that a browser uses. */
  async filesWith(...texts: readonly string[]): Promise<string[]> {
    const wanted = texts.flatMap((text) => [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')])
    const entries = await readdir(this.profile, { recursive: true, withFileTypes: true })
    const found: string[] = []
    for (const entry of entries.filter((one) => one.isFile())) {
      const bytes = await readFile(path.join(entry.parentPath, entry.name))
      if (wanted.some((one) => bytes.includes(one))) found.push(entry.name)
    }
    return found
  }

  async discard(): Promise<void> {
    await this.close()
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
