import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { FIREFOX_PATH } from '../../../scripts/lib/browser-paths'
import { PHONE_DEVICE } from '../../../scripts/lib/phone-device'
import { BiDi } from './bidi'
import { endGroup, readLine } from './process-group'
import { FirefoxDriver } from './firefox-driver'
import { FirefoxPage } from './firefox-page'

const READY_WITHIN_MS = 40_000 // its first start with a profile takes 5 s on an idle machine
const ENDS_WITHIN_MS = 10_000

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

const logEntry = v.object({ level: v.string(), text: v.nullish(v.string(), '') })

/**
 * Headless Firefox with a profile that lasts as long as this object: the data that a phone keeps between two starts.
 */
export class FirefoxBrowser {
  readonly #profile = mkdtempSync(path.join(tmpdir(), 'firefox-profile-'))
  #process: ChildProcess | null = null
  #bidi: BiDi | null = null
  /** Its window, since the last start. */
  page: FirefoxPage | null = null
  /** Console errors and uncaught errors of the pages. */
  readonly errors: string[] = []

  constructor(settings: Readonly<Record<string, string | number | boolean>> = {}) {
    const lines = Object.entries({ ...SETTINGS, ...settings }).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    )
    writeFileSync(path.join(this.#profile, 'user.js'), lines.join(''))
  }

  async start(): Promise<FirefoxPage> {
    if (!existsSync(FIREFOX_PATH)) throw new Error(`${FIREFOX_PATH} is missing: run "npm run browsers"`)
    const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', this.#profile]
    const child = spawn(FIREFOX_PATH, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: this.#profile },
      detached: true, // a group of its own
    })
    this.#process = child
    const address = await readLine(child, child.stderr, /BiDi listening on (ws:\S+)/, READY_WITHIN_MS)
    this.#bidi = await BiDi.connect(`${address}/session`, (method, params) => {
      if (method === 'log.entryAdded') this.#note(params)
    })
    await this.#bidi.send('session.new', { capabilities: {} })
    await this.#bidi.send('session.subscribe', { events: ['log.entryAdded'] })
    return (this.page = new FirefoxPage(await FirefoxDriver.attach(this.#bidi, PHONE_DEVICE.viewport)))
  }

  /** Closes the browser: every page, worker and service worker ends. The profile stays. */
  async stop(): Promise<void> {
    const child = this.#process
    if (!child) return
    this.#process = null
    const ended = once(child, 'exit')
    const timer = setTimeout(() => endGroup(child, 'SIGKILL'), ENDS_WITHIN_MS)
    // Its response may be lost with it.
    await this.#bidi?.send('browser.close', {}).catch(() => undefined)
    if (child.exitCode === null && child.signalCode === null) await ended
    clearTimeout(timer)
    endGroup(child, 'SIGKILL')
  }

  async discard(): Promise<void> {
    await this.stop()
    rmSync(this.#profile, { recursive: true, force: true })
  }

  #note(params: unknown): void {
    const { level, text } = v.parse(logEntry, params)
    if (level === 'error') this.errors.push(text)
  }
}
