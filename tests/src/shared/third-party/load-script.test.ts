import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { err, ok } from '#domain/result'
import { loadScript } from '../../../../src/shared/third-party/load-script'

let scripts: HTMLScriptElement[] = []
let count = 0
let url = ''

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 })
  scripts = []
  count += 1
  url = `/mini-game/v1/${String(count)}.js` // what has run is never forgotten
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node)
    document.body.append(...nodes)
  })
  // What the environment would do by itself with an element that has an address.
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function (this: Element, value) {
    this.setAttribute('data-src', value)
  })
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const load = (isThere = true) => loadScript({ url, limitMs: 5_000, isThere: () => isThere })
const inPage = () => scripts.filter((script) => script.isConnected)

describe('a third party’s script', () => {
  test('MIN-01 that has run is there, and is never added again', async () => {
    const [one, other] = [load(), load()]
    expect(scripts).toHaveLength(1)
    scripts[0]?.onload?.(new Event('load'))
    expect(await Promise.all([one, other, load()])).toEqual([ok(null), ok(null), ok(null)])
    expect(scripts).toHaveLength(1)
    expect(inPage()).toHaveLength(1)
  })

  test('MIN-01 that fails leaves no element, and the next asking is another try', async () => {
    const failed = load()
    scripts[0]?.onerror?.(new Event('error'))
    expect(await failed).toEqual(err({ kind: 'failed' }))
    expect(inPage()).toEqual([])
    const again = load()
    expect(scripts).toHaveLength(2)
    scripts[1]?.onload?.(new Event('load'))
    expect(await again).toEqual(ok(null))
  })

  test('MIN-01 whose host is silent is given up at the limit', async () => {
    const silent = load()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(inPage()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await silent).toEqual(err({ kind: 'timeout', limitMs: 5_000 }))
    expect(inPage()).toEqual([])
  })

  test('MIN-01 that brings something else counts as none', async () => {
    const wrong = load(false)
    scripts[0]?.onload?.(new Event('load'))
    expect(await wrong).toEqual(err({ kind: 'wrong' }))
    expect(inPage()).toEqual([])
  })

  test('CSV-05 that is a loader may bring what it is for later, and is added once', async () => {
    let isThere = false
    const loading = loadScript({ url, limitMs: 5_000, isLoader: true, isThere: () => isThere })
    scripts[0]?.onload?.(new Event('load'))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(inPage()).toHaveLength(1)
    isThere = true
    await vi.advanceTimersByTimeAsync(100)
    expect(await loading).toEqual(ok(null))
    expect(scripts).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('CSV-05 that is a loader and brings nothing within the limit counts as none', async () => {
    const loading = loadScript({ url, limitMs: 5_000, isLoader: true, isThere: () => false })
    scripts[0]?.onload?.(new Event('load'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await loading).toEqual(err({ kind: 'wrong' }))
    expect(inPage()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('MIN-01 may ask for the time past every cache', () => {
    void loadScript({ url: `${url}?a=1`, limitMs: 1, isStamped: true, isThere: () => true })
    void loadScript({ url, limitMs: 1, isStamped: true, isThere: () => true })
    expect(scripts.map((script) => script.dataset['src'])).toEqual([`${url}?a=1&t=1000`, `${url}?t=1000`])
  })

  test.each(['https://evil.example/mini-game/v1/minigame.js', '/wps/x.js', 'data:text/javascript,1'])(
    'DEP-03 from %s is not asked for at all',
    async (address) => {
      const loading = loadScript({ url: address, limitMs: 1, isThere: () => true })
      expect(await loading).toEqual(err({ kind: 'forbidden' }))
      expect(scripts).toEqual([])
    },
  )
})
