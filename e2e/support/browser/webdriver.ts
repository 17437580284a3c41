import * as v from 'valibot'
import { findMiniBrowser } from '../../../scripts/lib/browser-paths'

const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf' // fixed by the WebDriver recommendation

const elementReference = v.object({ [ELEMENT_KEY]: v.string() })
const rect = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })
const session = v.object({ sessionId: v.string() })
const newWindow = v.object({ handle: v.string() })
const failure = v.object({ error: v.string(), message: v.string() })
const answer = v.object({ value: v.unknown() })

/** An element of the page, valid until its document is gone. */
export type WebElement = { readonly id: string }

/** An error response of the driver; `code` is WebDriver's, as `no such element` or `stale element reference`. */
export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`)
    this.name = 'WebDriverError'
  }
}

/** An error of a script that ran in the page. */
export class PageError extends Error {
  constructor(message: string) {
    super(`In the page: ${message}`)
    this.name = 'PageError'
  }
}

/** One browser window, driven over the WebDriver protocol. Commands map one to one; WebKitPage does the waiting. */
export class WebDriver {
  private constructor(
    private readonly driverUrl: string,
    private readonly sessionId: string,
  ) {}

  /** Opens WebKit's MiniBrowser through the WebKitWebDriver that listens there. @param args additional ones */
  static async open(driverUrl: string, args: readonly string[] = []): Promise<WebDriver> {
    const browserOptions = { binary: findMiniBrowser(), args: ['--automation', ...args] }
    const capabilities = {
      // Test certificates are self-signed.
      alwaysMatch: {
        acceptInsecureCerts: true,
        pageLoadStrategy: 'normal',
        'webkitgtk:browserOptions': browserOptions,
      },
    }
    const value = await request(`${driverUrl}/session`, 'POST', { capabilities })
    return new WebDriver(driverUrl, v.parse(session, value).sessionId)
  }

  async close(): Promise<void> {
    await this.#send('DELETE', '')
  }

  /**
   * Opens another tab of the same browser, in a window of its own, so that it is visible, and switches to it. @returns its
   * handle and that of the tab before
   */
  async openTab(): Promise<{ readonly tab: string; readonly before: string }> {
    const before = v.parse(v.string(), await this.#send('GET', '/window'))
    const { handle } = v.parse(newWindow, await this.#send('POST', '/window/new', { type: 'window' }))
    await this.switchTo(handle)
    return { tab: handle, before }
  }

  /** Runs all further commands in this tab. */
  async switchTo(tab: string): Promise<void> {
    await this.#send('POST', '/window', { handle: tab })
  }

  /** Closes the tab in use; switch to another one next. */
  async closeTab(): Promise<void> {
    await this.#send('DELETE', '/window')
  }

  async goto(url: string): Promise<void> {
    await this.#send('POST', '/url', { url })
  }

  async url(): Promise<string> {
    return v.parse(v.string(), await this.#send('GET', '/url'))
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#send('POST', '/window/rect', { width, height })
  }

  /** Returns the first element that matches a CSS selector, or null. */
  async find(selector: string): Promise<WebElement | null> {
    try {
      return toElement(await this.#send('POST', '/element', { using: 'css selector', value: selector }))
    } catch (error) {
      if (error instanceof WebDriverError && error.code === 'no such element') return null
      throw error
    }
  }

  /**
   * Scrolls an element to the middle. WebKit's driver regards one just below the page as visible, and cannot click it.
   */
  async reveal({ id }: WebElement): Promise<void> {
    await this.run(`arguments[0].scrollIntoView({ block: 'center' })`, { [ELEMENT_KEY]: id })
  }

  /**
   * Clicks the middle of an element. Where a busy page moves before the click arrives, another element is hit: it gets
   * no click then.
   * @returns true if the click hit the element
   */
  async click({ id }: WebElement): Promise<boolean> {
    await this.run(STOP_OTHER_CLICK, { [ELEMENT_KEY]: id })
    await this.#send('POST', `/element/${id}/click`, {})
    // A page that the click has left does not answer.
    return (await this.run('return window.isClickStopped').catch(() => false)) !== true
  }

  async type({ id }: WebElement, text: string): Promise<void> {
    await this.#send('POST', `/element/${id}/value`, { text })
  }

  async clear({ id }: WebElement): Promise<void> {
    await this.#send('POST', `/element/${id}/clear`, {})
  }

  async isDisplayed({ id }: WebElement): Promise<boolean> {
    return v.parse(v.boolean(), await this.#send('GET', `/element/${id}/displayed`))
  }

  /** Returns its position in the document, in CSS px. */
  async rect({ id }: WebElement): Promise<v.InferOutput<typeof rect>> {
    return v.parse(rect, await this.#send('GET', `/element/${id}/rect`))
  }

  /** Returns the name that assistive technology uses for it. */
  async accessibleName({ id }: WebElement): Promise<string> {
    return v.parse(v.string(), await this.#send('GET', `/element/${id}/computedlabel`))
  }

  async findAll(selector: string): Promise<WebElement[]> {
    const value = await this.#send('POST', '/elements', { using: 'css selector', value: selector })
    return v.parse(v.array(v.unknown()), value).map(toElement)
  }

  /** Touches the screen at the middle of an element, like a finger. */
  async tap({ id }: WebElement): Promise<void> {
    await this.#touch(id)
  }

  /** Presses at the middle of an element, moves that far in CSS px, and releases. */
  async drag({ id }: WebElement, byX: number): Promise<void> {
    await this.#touch(id, { type: 'pointerMove', duration: 200, origin: 'pointer', x: Math.round(byX), y: 0 })
  }

  /** Runs all further commands inside this frame; null switches back to the page. */
  async enter(frame: WebElement | null): Promise<void> {
    await this.#send('POST', '/frame', { id: frame && { [ELEMENT_KEY]: frame.id } })
  }

  /**
   * Runs the body of a function in the page, with `arguments`, and waits for the promise it returns. Its value must
   * be JSON; parse the result.
   */
  async run(body: string, ...args: readonly unknown[]): Promise<unknown> {
    // The protocol awaits a promise that a script returns, but WebKit's driver does so for async scripts only.
    const script = `const done = arguments[arguments.length - 1]
      ;(async function () { ${body} }).apply(null, Array.prototype.slice.call(arguments, 0, -1))
        .then((value) => done({ ok: true, value }), (error) => done({ ok: false, message: [error, error && error.stack].join(' ') }))` // WebKit's stack has no message
    const value = await this.#send('POST', '/execute/async', { script, args })
    const outcome = v.parse(
      v.object({ ok: v.boolean(), value: v.optional(v.unknown()), message: v.optional(v.string()) }),
      value,
    )
    if (!outcome.ok) throw new PageError(outcome.message ?? '')
    return outcome.value
  }

  /** Runs a function in the page and returns the text that it promises. */
  async evaluate(read: () => Promise<string>): Promise<string> {
    return String(await this.run(`return (${String(read)})()`))
  }

  /** Returns a PNG of the window. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(v.parse(v.string(), await this.#send('GET', '/screenshot')), 'base64')
  }

  async #touch(id: string, ...moves: readonly object[]): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, origin: { [ELEMENT_KEY]: id }, x: 0, y: 0 },
      { type: 'pointerDown', button: 0 },
      ...moves,
      { type: 'pointerUp', button: 0 },
    ]
    const pointer = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }
    await this.#send('POST', '/actions', { actions: [pointer] })
  }

  async #send(method: string, path: string, body?: unknown): Promise<unknown> {
    return request(`${this.driverUrl}/session/${this.sessionId}${path}`, method, body)
  }
}

/** A driver whose window has crashed never responds. */
const ANSWERS_WITHIN_MS = 45_000

async function request(url: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { value } = v.parse(answer, await response.json())
  if (response.ok) return value
  const { error, message } = v.parse(failure, value)
  throw new WebDriverError(error, message)
}

function toElement(value: unknown): WebElement {
  return { id: v.parse(elementReference, value)[ELEMENT_KEY] }
}

/** The next click reaches the page only if it hits the element. */
const STOP_OTHER_CLICK = `
  const [wanted] = arguments
  window.isClickStopped = false
  const check = (event) => {
    if (event.composedPath().includes(wanted)) return
    window.isClickStopped = true
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('click', check, { capture: true, once: true })`
