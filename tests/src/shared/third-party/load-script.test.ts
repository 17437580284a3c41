import { beforeEach, expect, test, vi } from 'vitest'
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

type Wanted = Parameters<typeof loadScript>[0]

const load = (more: Partial<Wanted> = {}) => loadScript({ url, limitMs: 5_000, isThere: () => true, ...more })
const inPage = (): number => document.querySelectorAll('script').length
const end = (event: 'load' | 'error'): void => void scripts.at(-1)?.dispatchEvent(new Event(event))

test('MIN-01 a third party’s script is added once', async () => {
  const loading = [load(), load()]
  end('load')
  expect(await Promise.all([...loading, load()])).toEqual([ok(null), ok(null), ok(null)])
  expect([scripts.length, inPage()]).toEqual([1, 1])
})

test.each<[string, Partial<Wanted>, () => void, object]>([
  ['fails', {}, () => end('error'), { kind: 'failed' }],
  ['gets no response in time', {}, () => vi.advanceTimersByTime(5_000), { kind: 'timeout', limitMs: 5_000 }],
  ['defines something else', { isThere: () => false }, () => end('load'), { kind: 'wrong' }],
  [
    'is a loader that defines nothing in time',
    { isLoader: true, isThere: () => false },
    () => {
      end('load')
      vi.advanceTimersByTime(5_000)
    },
    { kind: 'wrong' },
  ],
])('MIN-01 CSV-05 one that %s leaves nothing, and can be tried again', async (_what, more, happen, error) => {
  const failed = load(more)
  vi.advanceTimersByTime(4_999)
  expect(inPage()).toBe(1)
  happen()
  expect(await failed).toEqual(err(error))
  expect([inPage(), vi.getTimerCount()]).toEqual([0, 0])
  const again = load()
  end('load')
  expect(await again).toEqual(ok(null))
})

test('CSV-05 a loader may define its object later, and is added once', async () => {
  const isThere = vi.fn(() => false)
  const loading = load({ isLoader: true, isThere })
  end('load')
  vi.advanceTimersByTime(2_000)
  expect(inPage()).toBe(1)
  isThere.mockReturnValue(true)
  vi.advanceTimersByTime(100)
  expect(await loading).toEqual(ok(null))
  expect([scripts.length, vi.getTimerCount()]).toEqual([1, 0])
})

test('DEP-03 no script is requested from another host', async () => {
  expect(await load({ url: 'https://evil.example/mini-game/v1/minigame.js' })).toEqual(
    err({ kind: 'forbidden' }),
  )
  expect(scripts).toEqual([])
})

test('MIN-01 a script can bypass every cache with a timestamp', () => {
  void load({ url: `${url}?a=1`, isStamped: true })
  void load({ isStamped: true })
  expect(scripts.map((script) => script.dataset['src'])).toEqual([`${url}?a=1&t=1000`, `${url}?t=1000`])
})
