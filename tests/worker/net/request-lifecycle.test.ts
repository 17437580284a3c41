import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { RequestOptions } from '#worker/net/http-client'
import { busy, never } from '../support/fake-gateway'
import { PATH, rig, SESSION, useRequestRig } from '../support/request-rig'

useRequestRig()

const open = { path: PATH, access: 'open' } as const

test('NET-05 identical GETs share one request, and posts none', async () => {
  const one = rig.httpClient()
  const answers = await Promise.all([one.send(open), one.send(open), one.send(open)])
  expect(rig.gateway.count()).toBe(1)
  expect(answers.every(({ ok }) => ok)).toBe(true)
  await one.send(open)
  expect(rig.gateway.count()).toBe(2)
  const post = { ...open, method: 'POST', body: {} } as const
  await Promise.all([one.send(post), one.send(post)])
  expect(rig.gateway.count()).toBe(4)
})

test('NET-05 another language, merchant or token is another request', async () => {
  const one = rig.httpClient()
  const first = one.send({ path: PATH, access: 'optional' })
  rig.set({ language: 'EN' })
  const second = one.send({ path: PATH, access: 'optional' })
  rig.set({ session: SESSION })
  const third = one.send({ path: PATH, access: 'optional' })
  await Promise.all([first, second, third])
  expect(rig.gateway.count()).toBe(3)
})

test('NET-05 one caller can abort alone; the request is aborted when the last caller has left', async () => {
  let isCut = false
  rig.gateway.respond(PATH, never)
  const fetch: typeof globalThis.fetch = (input, init) => {
    init?.signal?.addEventListener('abort', () => (isCut = true))
    return rig.gateway.fetch(input, init)
  }
  const one = rig.httpClient({ fetch })
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

describe('timeouts and retries', () => {
  beforeEach(() => vi.useFakeTimers())

  test('NET-07 the default timeout is 30 s, a call may set its own', async () => {
    rig.gateway.respond(PATH, never)
    const slow = rig.httpClient().send(open)
    const quick = rig.httpClient().send({ ...open, timeoutMs: 10_000 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await quick).toEqual({ ok: false, error: { kind: 'timeout', limitMs: 10_000 } })
    await vi.advanceTimersByTimeAsync(19_999)
    expect(rig.failures).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await slow).toEqual({ ok: false, error: { kind: 'timeout', limitMs: 30_000 } })
  })

  test('NET-07 NET-13 a clock that is set back does not make a retry wait longer', async () => {
    vi.setSystemTime(10_000_000)
    rig.gateway.isDown = true
    const answer = rig.httpClient().send(open)
    await vi.advanceTimersByTimeAsync(0)
    vi.setSystemTime(1)
    rig.gateway.isDown = false
    rig.gateway.respond(PATH, never)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout', limitMs: 30_000 } })
  })

  test('NET-13 a GET is retried at most twice, with exponential backoff', async () => {
    rig.gateway.isDown = true
    const answer = rig.httpClient().send(open)
    await vi.advanceTimersByTimeAsync(0)
    expect(rig.gateway.count()).toBe(1)
    await vi.advanceTimersByTimeAsync(250)
    expect(rig.gateway.count()).toBe(2)
    await vi.advanceTimersByTimeAsync(499)
    expect(rig.gateway.count()).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(rig.gateway.count()).toBe(3)
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'network' } })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(rig.gateway.count()).toBe(3)
    expect(rig.failures).toHaveLength(1)
  })

  test.each([
    ['3', 3_000],
    ['0.1', 250], // the backoff is longer
  ])('NET-13 NET-11 a retry waits at least as long as a Retry-After of %s s', async (seconds, waitMs) => {
    rig.gateway.respond(PATH, busy(seconds))
    const answer = rig.httpClient().send(open)
    await vi.advanceTimersByTimeAsync(waitMs - 1)
    expect(rig.gateway.count()).toBe(1)
    rig.gateway.set(PATH, { answer: 42 })
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toMatchObject({ ok: true })
    expect(rig.failures).toEqual([])
  })

  test.each([
    ['as long as the limit', '10'],
    ['longer than the limit', '60'],
    ['until a date beyond it', new Date(86_400_000).toUTCString()],
  ])('NET-13 NET-11 a Retry-After %s is not waited for', async (_name, seconds) => {
    vi.setSystemTime(0)
    rig.gateway.respond(PATH, busy(seconds))
    const answer = rig.httpClient().send({ ...open, timeoutMs: 10_000 })
    await vi.advanceTimersByTimeAsync(0)
    // At once: a wait that ends after the timeout is pointless.
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'http', status: 503 } })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(rig.gateway.count()).toBe(1)
  })

  test.each<[string, Partial<RequestOptions>]>([
    ...(['POST', 'PUT', 'DELETE'] as const).map((method): [string, object] => [method, { method, body: {} }]),
    ['a launch', { retry: false }],
    ['a GET whose backoff would end after its timeout', { timeoutMs: 200 }],
  ])('NET-13 %s is never retried', async (_what, options) => {
    rig.gateway.isDown = true
    await rig.httpClient().send({ ...open, ...options })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(rig.gateway.count()).toBe(1)
  })

  test.each([
    ['NET-13 after a rejection', { isDown: false, isCircuitOpen: false }],
    ['R-11 with the circuit open', { isDown: true, isCircuitOpen: true }],
  ])('%s nothing is retried', async (_when, { isDown, isCircuitOpen }) => {
    rig.gateway.respond(PATH, () => new Response('{"success":false,"errorCode":"x"}'))
    rig.gateway.isDown = isDown
    rig.isCircuitOpen = isCircuitOpen
    await rig.httpClient().send(open)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(rig.gateway.count()).toBe(1)
  })
})
