import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CaptchaFailure } from '#domain/captcha/captcha-messages'
import { loadProvider } from '../../../src/captcha-frame/load-provider'
import { RESOURCE_TIMEOUT, SCRIPT_TIMEOUT } from '../../../src/captcha-frame/provider'

const SERVERS = [
  'https://main.example',
  'https://one.example',
  'https://two.example',
  'https://three.example',
]
const PATH = '/static/gt.js'

/** The result of each requested script, with the time in ms. */
let asked: { readonly host: string; readonly at: number }[] = []
/** How each host responds; hosts not listed never respond. */
let answers: Partial<Record<string, 'script' | 'wrong' | 'refused'>> = {}
let isThere = false
let cleared = 0

const answer = (script: HTMLScriptElement): void => {
  const { host } = new URL(script.src)
  asked.push({ host: host.replace('.example', ''), at: Date.now() })
  const kind = answers[host.replace('.example', '')]
  if (kind === 'refused') script.onerror?.(new Event('error'))
  if (kind !== 'script' && kind !== 'wrong') return
  isThere = kind === 'script'
  script.onload?.(new Event('load'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  asked = []
  answers = {}
  isThere = false
  cleared = 0
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) queueMicrotask(() => answer(node))
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const load = (begin: (server: string) => Promise<CaptchaFailure | null> = () => Promise.resolve(null)) =>
  loadProvider({
    path: PATH,
    servers: SERVERS,
    clear: () => {
      cleared += 1
      isThere = false
    },
    isThere: () => isThere,
    begin,
  })

/** Lets every timeout pass. @returns the result and how long it took, in ms */
const settled = async <T>(promise: Promise<T>): Promise<{ readonly value: T; readonly ms: number }> => {
  const done = promise.then((value) => ({ value, ms: Date.now() }))
  await vi.runAllTimersAsync()
  return done
}

describe('CAP-03 which server the provider’s script is loaded from', () => {
  test('CAP-03 loads from the main server and requests no other', async () => {
    answers = { main: 'script' }
    expect(await settled(load())).toEqual({ value: null, ms: 0 })
    expect(asked).toEqual([{ host: 'main', at: 0 }])
  })

  test('CAP-03 unresponsive servers: the main one twice for 10 s, each backup for 3 s, then 60204', async () => {
    expect(await settled(load())).toEqual({ value: SCRIPT_TIMEOUT, ms: 29_000 })
    expect(SCRIPT_TIMEOUT.code).toBe(60_204)
    expect(asked).toEqual([
      { host: 'main', at: 0 },
      { host: 'main', at: 10_000 },
      { host: 'one', at: 20_000 },
      { host: 'two', at: 23_000 },
      { host: 'three', at: 26_000 },
    ])
  })

  test('CAP-03 skips a server that rejects, without waiting', async () => {
    answers = { main: 'refused', one: 'refused', two: 'script' }
    expect(await settled(load())).toEqual({ value: null, ms: 0 })
    expect(asked.map(({ host }) => host)).toEqual(['main', 'main', 'one', 'two'])
  })

  test('CAP-03 does not accept another script in its place', async () => {
    answers = { main: 'wrong', one: 'script' }
    expect((await settled(load())).value).toBeNull()
    expect(asked.map(({ host }) => host)).toEqual(['main', 'main', 'one'])
  })

  test('CAP-03 after a script that defines nothing: the next server, and 60205 if there is none', async () => {
    answers = { main: 'script', one: 'script', two: 'script', three: 'refused' }
    const begun: string[] = []
    const begin = (server: string) => {
      begun.push(new URL(server).host)
      return begun.length === 3 ? Promise.resolve(RESOURCE_TIMEOUT) : new Promise<null>(() => undefined)
    }
    expect(await settled(load(begin))).toEqual({ value: RESOURCE_TIMEOUT, ms: 30_000 })
    expect(RESOURCE_TIMEOUT.code).toBe(60_205)
    expect(begun).toEqual(['main.example', 'main.example', 'one.example', 'two.example'])
  })

  test('CAP-03 a rejection by the provider itself ends the search', async () => {
    answers = { main: 'script', one: 'script' }
    const refusal = { code: 60_500, text: 'Forbidden' }
    expect((await settled(load(() => Promise.resolve(refusal)))).value).toEqual(refusal)
    expect(asked).toHaveLength(1)
  })

  test('CAP-06 each attempt injects the script again, after the last one is removed', async () => {
    const urls: string[] = []
    vi.mocked(document.head.append).mockImplementation((...nodes) => {
      for (const node of nodes) if (node instanceof HTMLScriptElement) urls.push(node.src)
    })
    await settled(load())
    expect(cleared).toBe(5)
    expect(new Set(urls).size).toBe(5) // a separate query: no pending request is joined
    expect(urls[0]).toBe(`https://main.example${PATH}`)
  })
})
