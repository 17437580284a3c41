import * as v from 'valibot'
import type { BiDi } from './bidi'
import type { Driver } from './driven-page'
import { WebDriverError, type WebElement } from './webdriver'

const found = v.object({ nodes: v.array(v.object({ sharedId: v.string() })) })
const ran = v.variant('type', [
  v.object({ type: v.literal('success'), result: v.object({ value: v.string() }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
])
const tree = v.object({ contexts: v.array(v.object({ context: v.string(), url: v.string() })) })
const picture = v.object({ data: v.string() })

type Locator =
  | { readonly type: 'css'; readonly value: string }
  | { readonly type: 'accessibility'; readonly value: { readonly role: string; readonly name: string } }

/** One window of Firefox, driven over WebDriver BiDi. FirefoxPage does the waiting. */
export class FirefoxDriver implements Driver {
  private constructor(
    private readonly bidi: BiDi,
    private readonly context: string,
  ) {}

  /** Attaches to the window that the browser opened by itself, at a phone's size. */
  static async attach(bidi: BiDi, viewport: { width: number; height: number }): Promise<FirefoxDriver> {
    const { contexts } = v.parse(tree, await bidi.send('browsingContext.getTree', {}))
    const context = contexts[0]?.context
    if (context === undefined) throw new Error('Firefox has no window')
    await bidi.send('browsingContext.setViewport', { context, viewport, devicePixelRatio: 2 })
    return new FirefoxDriver(bidi, context)
  }

  async goto(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { url, wait: 'complete' })
  }

  async url(): Promise<string> {
    const { contexts } = v.parse(
      tree,
      await this.bidi.send('browsingContext.getTree', { root: this.context }),
    )
    return contexts[0]?.url ?? ''
  }

  async find(selector: string): Promise<WebElement | null> {
    const [first] = await this.#locate({ type: 'css', value: selector }, 1)
    return first ?? null
  }

  async findRole(role: string, name: string): Promise<WebElement[]> {
    return this.#locate({ type: 'accessibility', value: { role, name } })
  }

  async isDisplayed(element: WebElement): Promise<boolean> {
    return v.parse(v.boolean(), await this.#runOn(element, IS_DISPLAYED))
  }

  async rect(element: WebElement): Promise<object> {
    return v.parse(v.record(v.string(), v.number()), await this.#runOn(element, RECT))
  }

  async click(element: WebElement): Promise<void> {
    if ((await this.#runOn(element, REACH)) !== true)
      throw new WebDriverError('element click intercepted', 'something lies over it')
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId: element.id } } },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.#act({ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions })
  }

  async clear(element: WebElement): Promise<void> {
    await this.#runOn(element, 'element.focus(); element.select()')
    if ((await this.#runOn(element, 'return element.value')) === '') return
    await this.#act(keys(['\uE003'])) // backspace
  }

  async type(element: WebElement, text: string): Promise<void> {
    await this.#runOn(element, 'element.focus()')
    await this.#act(keys([...text]))
  }

  async run(body: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.#call(`async function () { ${body} }`, args.map(toArgument))
  }

  async screenshot(): Promise<Buffer> {
    const { data } = v.parse(picture, await this.#send('browsingContext.captureScreenshot', {}))
    return Buffer.from(data, 'base64')
  }

  #runOn({ id }: WebElement, body: string): Promise<unknown> {
    return this.#call(`async function (element) { ${body} }`, [{ sharedId: id }])
  }

  /** Calls a function whose result comes as JSON: the protocol's own form of values is wordier. */
  async #call(functionDeclaration: string, values: readonly object[]): Promise<unknown> {
    const outcome = v.parse(
      ran,
      await this.bidi.send('script.callFunction', {
        functionDeclaration: `async (...all) => JSON.stringify((await (${functionDeclaration})(...all)) ?? null)`,
        awaitPromise: true,
        target: { context: this.context },
        arguments: values,
        userActivation: false,
      }),
    )
    if (outcome.type === 'exception') throw new Error(`In the page: ${outcome.exceptionDetails.text}`)
    return JSON.parse(outcome.result.value)
  }

  async #locate(locator: Locator, maxNodeCount?: number): Promise<WebElement[]> {
    const limit = maxNodeCount === undefined ? {} : { maxNodeCount }
    const { nodes } = v.parse(found, await this.#send('browsingContext.locateNodes', { locator, ...limit }))
    return nodes.map(({ sharedId }) => ({ id: sharedId }))
  }

  async #act(source: object): Promise<void> {
    await this.#send('input.performActions', { actions: [source] })
  }

  #send(method: string, params: object): Promise<unknown> {
    return this.bidi.send(method, { context: this.context, ...params })
  }
}

const toArgument = (value: unknown): object => ({ type: 'string', value: String(value) })

const keys = (characters: readonly string[]): object => ({
  type: 'key',
  id: 'keys',
  actions: characters.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

const RECT = 'const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height }'

const IS_DISPLAYED = `
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })`

/** Scrolls the element on screen, and checks that a tap at its middle would hit it. */
const REACH = `
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return top !== null && (element.contains(top) || top.contains(element))`
