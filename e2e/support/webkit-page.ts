import { type WebDriver, WebDriverError, type WebElement } from './webdriver'

const WAIT_MS = 30_000 // software rendering under a virtual display on two cores is slow
const POLL_MS = 100

/** Elements that can carry a role; each is then asked for its computed role and name. */
const CANDIDATES: Readonly<Record<string, string>> = {
  button: 'button, [role=button], summary, input[type=submit]',
  link: 'a[href], [role=link]',
  heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
  tab: '[role=tab]',
  dialog: 'dialog, [role=dialog]',
  textbox: 'input, textarea, [role=textbox], [contenteditable]',
  searchbox: 'input[type=search], [role=searchbox]',
}

/** A WebKit window as a person uses it: finds by what is seen, and waits for it. */
export class WebKitPage {
  constructor(readonly driver: WebDriver) {}

  async goto(url: string): Promise<void> {
    await this.driver.goto(url)
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
    return this.waitFor(`${role} "${String(name)}" on screen`, async () => {
      for (const element of await this.driver.findAll(CANDIDATES[role] ?? `[role=${role}]`)) {
        if (!(await this.driver.isDisplayed(element))) continue
        const found = await this.driver.accessibleName(element)
        if (typeof name === 'string' ? found === name : name.test(found)) return element
      }
      return null
    })
  }

  /** Waits until the page's visible text contains `text`, or matches it. */
  async seeText(text: string | RegExp): Promise<void> {
    await this.waitFor(`the text "${String(text)}"`, async () => {
      const shown = String(await this.driver.run('return document.body.innerText'))
      return (typeof text === 'string' ? shown.includes(text) : text.test(shown)) || null
    })
  }

  /** Again while it is moving or something passes over it. */
  async click(role: string, name: string | RegExp): Promise<void> {
    await this.waitFor(`${role} "${String(name)}" to click`, async () => {
      const element = await this.seeRole(role, name)
      await this.driver.click(element)
      return element
    })
  }

  async tap(role: string, name: string | RegExp): Promise<void> {
    await this.driver.tap(await this.seeRole(role, name))
  }

  /** Clicks the first match of a CSS selector once it is on screen and holds still: the driver clicks where it was. */
  async press(selector: string): Promise<void> {
    await this.waitFor(`${selector} to press`, async () => {
      const element = await this.driver.find(selector)
      if (!element || !(await this.driver.isDisplayed(element))) return null
      const before = JSON.stringify(await this.driver.rect(element))
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      if (JSON.stringify(await this.driver.rect(element)) !== before) return null
      await this.driver.click(element)
      return element
    })
  }

  /** Replaces what a field holds. */
  async fill(selector: string, text: string): Promise<void> {
    const field = await this.see(selector)
    await this.driver.clear(field)
    await this.driver.type(field, text)
  }

  /** Asks again and again until the answer is not null. An element that has just gone or moved counts as null. */
  async waitFor<T>(what: string, ask: () => Promise<T | null>, timeoutMs = WAIT_MS): Promise<T> {
    const deadline = Date.now() + timeoutMs
    for (;;) {
      const value = await ask().catch(nullWhenGone)
      if (value !== null) return value
      if (Date.now() > deadline) throw new Error(`Not seen within ${timeoutMs} ms: ${what}`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
}

function nullWhenGone(error: unknown): null {
  const passing = [
    'no such element',
    'stale element reference',
    'element not interactable',
    'element click intercepted',
    'javascript error',
  ]
  if (error instanceof WebDriverError && passing.includes(error.code)) return null
  throw error
}
