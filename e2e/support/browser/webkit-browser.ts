import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { WEBKIT_DRIVER_PATH, XVFB_PATH } from '../../../scripts/lib/browser-paths'
import { freePort } from '../network/listen'
import { endGroup, readLine } from './process-group'
import { WebDriver } from './webdriver'

const READY_WITHIN_MS = 60_000 // includes a margin for a busy machine
const ENDS_WITHIN_MS = 3_000
const SCREEN = '800x1000x24' // a phone's window fits

interface WindowOptions {
  /** The user agent; the browser's own when omitted. */
  readonly userAgent?: string | undefined
  /**
   * True if it has a back-forward cache. Where the app is deployed, over https, its pages enter no such cache. The
   * tests use plain http, where the app's header has no effect (docs/decisions/pages-that-are-left-end.md).
   */
  readonly keepsPageCache?: boolean
}

/**
 * A virtual display and a WebKitWebDriver on a free port, with their own home directory. An automated MiniBrowser
 * writes nothing to disk: storage and service workers last as long as the window.
 */
export class WebKitBrowser {
  private constructor(
    private readonly display: ChildProcess,
    private readonly driverProcess: ChildProcess,
    private readonly driverUrl: string,
    private readonly home: string,
  ) {}

  static async launch(): Promise<WebKitBrowser> {
    const home = mkdtempSync(path.join(tmpdir(), 'webkit-home-'))
    const display = spawnQuietly(XVFB_PATH, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'])
    const [, , , output] = display.stdio // Xvfb writes the number of its display to file descriptor 3
    if (!(output instanceof Readable)) throw new Error('Xvfb has no pipe for its display number')
    const displayNumber = await readLine(display, output, /(\d+)/, READY_WITHIN_MS)
    const port = await freePort()
    const driver = spawnQuietly(WEBKIT_DRIVER_PATH, [`--port=${port}`, '--host=127.0.0.1'], {
      DISPLAY: `:${displayNumber}`,
      HOME: home,
      XDG_DATA_HOME: path.join(home, 'data'),
      XDG_CACHE_HOME: path.join(home, 'cache'),
      XDG_RUNTIME_DIR: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // The sandbox needs user namespaces, which a container may lack.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      NO_AT_BRIDGE: '1',
    })
    const driverUrl = `http://127.0.0.1:${port}`
    await until(() => isReady(driverUrl), 'WebKitWebDriver')
    return new WebKitBrowser(display, driver, driverUrl, home)
  }

  /** Opens a window. The driver serves one at a time: close it before opening the next. */
  async open({ userAgent, keepsPageCache = false }: WindowOptions = {}): Promise<WebDriver> {
    const args = [`--enable-page-cache=${String(keepsPageCache)}`]
    if (userAgent !== undefined) args.push(`--user-agent=${userAgent}`)
    return WebDriver.open(this.driverUrl, args)
  }

  async close(): Promise<void> {
    for (const child of [this.driverProcess, this.display]) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      const isEnded = await Promise.race([ended.then(() => true), endAfter(child, 'SIGTERM')])
      if (isEnded) continue
      endGroup(child, 'SIGKILL')
      await ended
    }
    // Its windows are processes of its group: a driver that crashed leaves them behind.
    endGroup(this.driverProcess, 'SIGKILL')
    rmSync(this.home, { recursive: true, force: true })
  }
}

async function endAfter(child: ChildProcess, signal: NodeJS.Signals): Promise<false> {
  endGroup(child, signal)
  await new Promise((resolve) => setTimeout(resolve, ENDS_WITHIN_MS))
  return false
}

function spawnQuietly(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  if (!existsSync(command)) throw new Error(`${command} is missing: run "npm run browsers"`)
  return spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
    detached: true, // a group of its own
  })
}

async function isReady(driverUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${driverUrl}/status`)).ok
  } catch {
    return false
  }
}

async function until(check: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`${what} was not ready within ${READY_WITHIN_MS} ms`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
