import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../../../scripts/lib/browser-paths'
import { endGroup } from './process-group'

const STARTS_WITHIN_MS = 20_000
const POLL_MS = 25

/**
 * A browser with a profile that outlives it. Tests kill it without warning at any moment, like a phone that is short
 * of memory.
 */
export class KilledBrowser {
  #process: ChildProcess | null = null
  #browser: Browser | null = null

  private constructor(private readonly profile: string) {}

  static async make(): Promise<KilledBrowser> {
    return new KilledBrowser(await mkdtemp(path.join(tmpdir(), 'killed-')))
  }

  /** Starts the browser on its profile. @returns its one page */
  async open(): Promise<Page> {
    const portFile = path.join(this.profile, 'DevToolsActivePort')
    await rm(portFile, { force: true })
    const args = [
      '--headless',
      '--remote-debugging-port=0',
      '--no-first-run',
      `--user-data-dir=${this.profile}`,
    ]
    this.#process = spawn(CHROMIUM_PATH, [...CHROMIUM_ARGS, ...args, 'about:blank'], {
      stdio: 'ignore',
      detached: true,
    })
    const port = await portIn(portFile)
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    const [context] = this.#browser.contexts()
    if (!context) throw new Error('The browser has no context')
    return context.pages()[0] ?? (await context.newPage())
  }

  /** Ends all of its processes at once; they write nothing to disk any more. */
  async kill(): Promise<void> {
    const child = this.#process
    this.#process = null
    if (!child) return
    const ended = once(child, 'exit')
    endGroup(child, 'SIGKILL')
    await ended
    await this.#browser?.close().catch(() => undefined)
    this.#browser = null
  }

  /** Kills the browser and removes its profile. */
  async remove(): Promise<void> {
    await this.kill()
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

async function portIn(file: string): Promise<string> {
  const deadline = Date.now() + STARTS_WITHIN_MS
  for (;;) {
    const [port = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
    if (port !== '') return port
    if (Date.now() > deadline) throw new Error('The browser does not start')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
