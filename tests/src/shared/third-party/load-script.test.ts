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
  url = `/mini-game/v1/${String(count)}.js` // loaded scripts stay cached
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node)
    document.body.append(...nodes)
  })
  // What the test environment would do with an element that has a URL.
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
  test('MIN-01 is not added again after it has run', async () => {
    const [one, other] = [load(), load()]
    expect(scripts).toHaveLength(1)
    scripts[0]?.onload?.(new Event('load'))
    expect(await Promise.all([one, other, load()])).toEqual([ok(null), ok(null), ok(null)])
    expect(scripts).toHaveLength(1)
    expect(inPage()).toHaveLength(1)
  })

  test('MIN-01 leaves no element when it fails, and the next call retries', async () => {
    const failed = load()
    scripts[0]?.onerror?.(new Event('error'))
    expect(await failed).toEqual(err({ kind: 'failed' }))
    expect(inPage()).toEqual([])
    const again = load()
    expect(scripts).toHaveLength(2)
    scripts[1]?.onload?.(new Event('load'))
    expect(await again).toEqual(ok(null))
  })

  test('MIN-01 is given up after the timeout if its host does not respond', async () => {
    const silent = load()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(inPage()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await silent).toEqual(err({ kind: 'timeout', limitMs: 5_000 }))
    expect(inPage()).toEqual([])
  })

  test('MIN-01 fails if it defines something else', async () => {
    const wrong = load(false)
    scripts[0]?.onload?.(new Event('load'))
    expect(await wrong).toEqual(err({ kind: 'wrong' }))
    expect(inPage()).toEqual([])
  })

  test('CSV-05 a loader may define its object later, and is added once', async () => {
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

  test('CSV-05 a loader that defines nothing within the timeout fails', async () => {
    const loading = loadScript({ url, limitMs: 5_000, isLoader: true, isThere: () => false })
    scripts[0]?.onload?.(new Event('load'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await loading).toEqual(err({ kind: 'wrong' }))
    expect(inPage()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('MIN-01 can bypass every cache with a timestamp', () => {
    void loadScript({ url: `${url}?a=1`, limitMs: 1, isStamped: true, isThere: () => true })
    void loadScript({ url, limitMs: 1, isStamped: true, isThere: () => true })
    expect(scripts.map((script) => script.dataset['src'])).toEqual([`${url}?a=1&t=1000`, `${url}?t=1000`])
  })

  test.each(['https://evil.example/mini-game/v1/minigame.js', '/wps/x.js', 'data:text/javascript,1'])(
    'DEP-03 is never requested from %s',
    async (address) => {
      const loading = loadScript({ url: address, limitMs: 1, isThere: () => true })
      expect(await loading).toEqual(err({ kind: 'forbidden' }))
      expect(scripts).toEqual([])
    },
  )
})
