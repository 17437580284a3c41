import { beforeEach, expect, test, vi } from 'vitest'
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

type Answer = 'script' | 'wrong' | 'refused'

/** The hosts of the requested scripts, with the time in ms. */
let asked: (readonly [string, number])[] = []
let urls: string[] = []
/** How each host responds; hosts not listed never respond. */
let answers: Partial<Record<string, Answer>> = {}
let isThere = false
const clear = vi.fn(() => (isThere = false))

const answer = (script: HTMLScriptElement): void => {
  urls.push(script.src)
  const host = new URL(script.src).host.replace('.example', '')
  asked.push([host, Date.now()])
  const kind = answers[host]
  if (kind === 'refused') script.onerror?.(new Event('error'))
  if (kind !== 'script' && kind !== 'wrong') return
  isThere = kind === 'script'
  script.onload?.(new Event('load'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  asked = []
  urls = []
  isThere = false
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) queueMicrotask(() => answer(node))
  })
})

type Begin = (server: string) => Promise<CaptchaFailure | null>

/** Lets every timeout pass. @returns the result, and how long it took in ms */
const load = async (hosts: typeof answers, begin: Begin = () => Promise.resolve(null)) => {
  answers = hosts
  const loading = loadProvider({ path: PATH, servers: SERVERS, clear, isThere: () => isThere, begin })
  const done = loading.then((value) => [value, Date.now()] as const)
  await vi.runAllTimersAsync()
  return done
}

const hosts = () => asked.map(([host]) => host)

test.each<[string, typeof answers, readonly string[]]>([
  ['the main server, and requests no other', { main: 'script' }, ['main']],
  [
    'the first server that does not reject, without waiting',
    { main: 'refused', one: 'refused', two: 'script' },
    ['main', 'main', 'one', 'two'],
  ],
  ['no server that has another script there', { main: 'wrong', one: 'script' }, ['main', 'main', 'one']],
])('CAP-03 the provider’s script comes from %s', async (_from, given, expected) => {
  expect(await load(given)).toEqual([null, 0])
  expect(hosts()).toEqual(expected)
})

test('CAP-03 CAP-06 unresponsive servers: the main one twice for 10 s, each backup for 3 s, injected again, then 60204', async () => {
  expect(await load({})).toEqual([SCRIPT_TIMEOUT, 29_000])
  expect(SCRIPT_TIMEOUT.code).toBe(60_204)
  expect(asked).toEqual([
    ['main', 0],
    ['main', 10_000],
    ['one', 20_000],
    ['two', 23_000],
    ['three', 26_000],
  ])
  expect(clear).toHaveBeenCalledTimes(5)
  expect(new Set(urls).size).toBe(5) // a separate query: no pending request is joined
  expect(urls[0]).toBe(`https://main.example${PATH}`)
})

test('CAP-03 after a script that defines nothing: the next server, and 60205 if there is none', async () => {
  let begun = 0
  const begin = () => {
    begun += 1
    return begun === 3 ? Promise.resolve(RESOURCE_TIMEOUT) : new Promise<null>(() => undefined)
  }
  const given = { main: 'script', one: 'script', two: 'script', three: 'refused' } as const
  expect(await load(given, begin)).toEqual([RESOURCE_TIMEOUT, 30_000])
  expect(RESOURCE_TIMEOUT.code).toBe(60_205)
  expect(hosts()).toEqual(['main', 'main', 'one', 'two', 'three'])
})

test('CAP-03 a rejection by the provider itself ends the search', async () => {
  const refusal = { code: 60_500, text: 'Forbidden' }
  expect(await load({ main: 'script', one: 'script' }, () => Promise.resolve(refusal))).toEqual([refusal, 0])
  expect(asked).toHaveLength(1)
})
