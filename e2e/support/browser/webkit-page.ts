import { passwordOf } from '../accounts/account'
import { isCached } from './page-conditions'
import { PageError, type WebDriver, WebDriverError, type WebElement } from './webdriver'

const WAIT_MS = 30_000 // software rendering under a virtual display on two cores is slow
const POLL_MS = 100

/** Selectors of elements that can have a role; each is then checked for its computed role and name. */
const CANDIDATES: Readonly<Record<string, string>> = {
  button: 'button, [role=button], summary, input[type=submit]',
  link: 'a[href], [role=link]',
  heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
  tab: '[role=tab]',
  dialog: 'dialog, [role=dialog]',
  textbox: 'input, textarea, [role=textbox], [contenteditable]',
  searchbox: 'input[type=search], [role=searchbox]',
}

/** A WebKit window used like a player does: finds elements by what is visible, and waits for them. */
export class WebKitPage {
  constructor(readonly driver: WebDriver) {}

  async goto(url: string): Promise<void> {
    await this.driver.goto(url)
  }

  /** Sets English from a document without the app. Leaving the app while it starts is a test of its own. */
  async speakEnglish(origin: string): Promise<void> {
    await this.driver.goto(`${origin}/m/config.json`)
    await this.driver.run(`localStorage.setItem('language', 'EN')`)
  }

  /** Waits until the first match of a CSS selector is on screen. */
  async see(selector: string): Promise<WebElement> {
    return this.waitFor(`${selector} on screen`, async () => {
      const element = await this.driver.find(selector)
      return element && (await this.driver.isDisplayed(element)) ? element : null
    })
  }

  /** Waits until an element of that role, whose accessible name is or matches `name`, is on screen. */
  async seeRole(role: string, name: string | RegExp): Promise<WebElement> {
    return this.waitFor(`${role} "${String(name)}" on screen`, () => this.#findRole(role, name))
  }

  /** Waits until the page's visible text contains `text`, or matches it. */
  async seeText(text: string | RegExp): Promise<void> {
    await this.waitFor(`the text "${String(text)}"`, async () => {
      const shown = String(await this.driver.run('return document.body.innerText'))
      return (typeof text === 'string' ? shown.includes(text) : text.test(shown)) || null
    })
  }

  /** Waits until the body of a function that runs in the page returns true. */
  async until(what: string, body: string, limitMs = WAIT_MS): Promise<void> {
    await this.waitFor(what, async () => ((await this.driver.run(body)) === true ? true : null), limitMs)
  }

  /** Waits until an active service worker has cached a chunk whose URL contains `part`. */
  async untilCached(part: string): Promise<void> {
    await this.until(`${part} in the cache`, isCached(part))
  }

  /** Sends the login that is on screen. */
  async sendLogin(username: string, password = passwordOf(username)): Promise<void> {
    await this.fill('input[name=username]', username)
    await this.fill('input[name=password]', password)
    await this.press('form button[type=submit]')
  }

  /** Waits until the URL is that of this page. */
  async arriveAt(wanted: string): Promise<void> {
    await this.waitFor(wanted, async () =>
      new URL(await this.driver.url()).pathname === wanted ? true : null,
    )
  }

  /** Clicks again while something passes over the element. */
  async click(role: string, name: string | RegExp): Promise<void> {
    await this.waitFor(`${role} "${String(name)}" to click`, async () => {
      const element = await this.seeRole(role, name)
      await this.driver.reveal(element)
      return this.#clickIfStill(element)
    })
  }

  /** Clicks the first match of a CSS selector once it is on screen. */
  async press(selector: string): Promise<void> {
    await this.waitFor(`${selector} to press`, async () => {
      const element = await this.driver.find(selector)
      return element && (await this.driver.isDisplayed(element)) ? this.#clickIfStill(element) : null
    })
  }

  /** Returns null, without a click on anything, if the element moves: the driver clicks where it was. */
  async #clickIfStill(element: WebElement): Promise<WebElement | null> {
    const before = JSON.stringify(await this.driver.rect(element))
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    if (JSON.stringify(await this.driver.rect(element)) !== before) return null
    return (await this.driver.click(element)) ? element : null
  }

  /** Replaces the value of a field. */
  async fill(selector: string, text: string): Promise<void> {
    const field = await this.see(selector)
    await this.driver.clear(field)
    await this.driver.type(field, text)
  }

  /**
   * Polls until the result is not null. An element that has just disappeared or moved counts as null, and so does an
   * error in the page, which may not be ready.
   */
  async waitFor<T>(what: string, ask: () => Promise<T | null>, limitMs = WAIT_MS): Promise<T> {
    const deadline = Date.now() + limitMs
    for (;;) {
      let cause: unknown
      const value = await ask().catch((error: unknown) => {
        cause = error
        return nullWhenGone(error)
      })
      if (value !== null) return value
      if (Date.now() > deadline) throw new Error(`Not seen within ${limitMs} ms: ${what}`, { cause })
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  /** Opens the lobby in English, with its games. */
  async openLobby(origin: string): Promise<void> {
    await this.speakEnglish(origin)
    await this.goto(`${origin}/m/home`)
    await this.seeRole('heading', 'Popular')
    // Rows further down may show their games first. A press on the first tile would scroll to one of those.
    await this.until('the popular games', `return document.querySelector('.sk-grid a[data-game]') !== null`)
  }

  /** Logs out from the member's own page. */
  async logOut(): Promise<void> {
    await this.click('button', 'Log out')
    await this.seeText('Log out?')
    await this.press('dialog button')
  }

  /** Returns the first element on screen of that role whose accessible name is or matches `name`. */
  async #findRole(role: string, name: string | RegExp): Promise<WebElement | null> {
    for (const element of await this.driver.findAll(CANDIDATES[role] ?? `[role=${role}]`)) {
      if (!(await this.driver.isDisplayed(element))) continue
      const found = await this.driver.accessibleName(element)
      if (typeof name === 'string' ? found === name : name.test(found)) return element
    }
    return null
  }
}

function nullWhenGone(error: unknown): null {
  const passing = [
    ...['no such element', 'no such node', 'stale element reference', 'element not interactable'],
    ...['element click intercepted', 'javascript error'],
  ]
  if (error instanceof PageError) return null
  if (error instanceof WebDriverError && passing.includes(error.code)) return null
  throw error
}
