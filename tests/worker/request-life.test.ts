import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppError } from '#domain/errors'
import type { PageFacts, Session } from '#domain/port'
import { createFacts } from '#worker/facts'
import { createRequester, type Requester, type RequestSpec } from '#worker/net/requester'
import { envelope, FakeGateway, never } from './support/fake-gateway'

const PATH = '/wps/some/call'
const SESSION: Session = {
  id: '7',
  token: 'tok',
  userName: 'ann',
  merchantCode: 'session-merchant',
  type: 0,
  firstTimeLogin: false,
}

let gateway: FakeGateway
let failures: { error: AppError; spec: RequestSpec; token: string | undefined }[]
let outcomes: (AppError | null)[]
let isCircuitOpen: boolean
const facts = createFacts()

const requester = (overrides: { origin?: string; pathOf?: (path: string) => string } = {}): Requester =>
  createRequester({
    facts: () => facts.current,
    pathOf: (path) => path,
    origin: 'https://m.example.com',
    onOutcome: (error) => outcomes.push(error),
    onFailure: (error, spec, token) => failures.push({ error, spec, token }),
    isCircuitOpen: () => isCircuitOpen,
    fetch: gateway.fetch,
    random: () => 0.5,
    ...overrides,
  })

const set = (changes: Partial<PageFacts>): void => {
  facts.update(changes)
}

beforeEach(() => {
  gateway = new FakeGateway()
  gateway.set(PATH, { answer: 42 })
  failures = []
  outcomes = []
  isCircuitOpen = false
  set({ session: null, language: 'CN', merchant: 'harbour' })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = { path: PATH, access: 'open' } as const

describe('in flight', () => {
  test('NET-05 identical GETs share one request', async () => {
    const one = requester()
    const answers = await Promise.all([one.send(open), one.send(open), one.send(open)])
    expect(gateway.count()).toBe(1)
    expect(answers.every(({ ok }) => ok)).toBe(true)
    await one.send(open)
    expect(gateway.count()).toBe(2)
  })

  test('NET-05 another language, merchant or token is another request', async () => {
    const one = requester()
    const first = one.send({ path: PATH, access: 'optional' })
    set({ language: 'EN' })
    const second = one.send({ path: PATH, access: 'optional' })
    set({ session: SESSION })
    const third = one.send({ path: PATH, access: 'optional' })
    await Promise.all([first, second, third])
    expect(gateway.count()).toBe(3)
  })

  test('NET-05 one of several callers leaves alone; the request is cut when the last has gone', async () => {
    let isCut = false
    gateway.respond(PATH, never)
    const fetch: typeof globalThis.fetch = (input, init) => {
      init?.signal?.addEventListener('abort', () => (isCut = true))
      return gateway.fetch(input, init)
    }
    const one = createRequester({
      facts: () => facts.current,
      pathOf: (path) => path,
      origin: 'https://m.example.com',
      onOutcome: () => undefined,
      onFailure: () => undefined,
      isCircuitOpen: () => false,
      fetch,
    })
    const [a, b] = [new AbortController(), new AbortController()]
    const first = one.send({ ...open, signal: a.signal })
    const second = one.send({ ...open, signal: b.signal })
    a.abort()
    expect(await first).toEqual({ ok: false, error: { kind: 'aborted' } })
    expect(isCut).toBe(false)
    b.abort()
    expect(await second).toEqual({ ok: false, error: { kind: 'aborted' } })
    expect(isCut).toBe(true)
  })

  test('NET-05 posts are never shared', async () => {
    const one = requester()
    await Promise.all([
      one.send({ ...open, method: 'POST', body: {} }),
      one.send({ ...open, method: 'POST', body: {} }),
    ])
    expect(gateway.count()).toBe(2)
  })
})

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  test('NET-07 the default limit is 30 s, a call may have its own', async () => {
    gateway.respond(PATH, never)
    const slow = requester().send(open)
    const quick = requester().send({ ...open, timeoutMs: 10_000 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await quick).toEqual({ ok: false, error: { kind: 'timeout', limitMs: 10_000 } })
    await vi.advanceTimersByTimeAsync(19_999)
    expect(failures).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await slow).toEqual({ ok: false, error: { kind: 'timeout', limitMs: 30_000 } })
  })

  test('NET-13 a GET is repeated at most twice, with growing pauses', async () => {
    gateway.isDown = true
    const answer = requester().send(open)
    await vi.advanceTimersByTimeAsync(0)
    expect(gateway.count()).toBe(1)
    await vi.advanceTimersByTimeAsync(250)
    expect(gateway.count()).toBe(2)
    await vi.advanceTimersByTimeAsync(499)
    expect(gateway.count()).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(gateway.count()).toBe(3)
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'network' } })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(gateway.count()).toBe(3)
    expect(failures).toHaveLength(1)
  })

  test('NET-13 a repeated GET that is answered is a success', async () => {
    gateway.isDown = true
    const answer = requester().send(open)
    await vi.advanceTimersByTimeAsync(0)
    gateway.isDown = false
    await vi.advanceTimersByTimeAsync(250)
    expect(await answer).toMatchObject({ ok: true })
    expect(failures).toEqual([])
  })

  test('NET-13 never past the time limit', async () => {
    gateway.isDown = true
    await requester().send({ ...open, timeoutMs: 200 })
    expect(gateway.count()).toBe(1)
  })

  test.each(['POST', 'PUT', 'DELETE'] as const)('NET-13 %s is never repeated', async (method) => {
    gateway.isDown = true
    await requester().send({ ...open, method, body: {} })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(gateway.count()).toBe(1)
  })

  test('NET-13 a refusal is an answer, and a launch is asked once', async () => {
    gateway.respond(PATH, () => new Response('{"success":false,"errorCode":"x"}'))
    await requester().send(open)
    gateway.isDown = true
    await requester().send({ ...open, retry: false })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(gateway.count()).toBe(2)
  })

  test('R-11 with the circuit open nothing is repeated', async () => {
    gateway.isDown = true
    isCircuitOpen = true
    await requester().send(open)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(gateway.count()).toBe(1)
  })
})

test('NET-05 a value reaches every caller whole', async () => {
  gateway.respond(PATH, () => envelope([1, 2]))
  const one = requester()
  const [a, b] = await Promise.all([one.ask(open, v.array(v.number())), one.ask(open, v.array(v.number()))])
  expect(a).toEqual(b)
})
