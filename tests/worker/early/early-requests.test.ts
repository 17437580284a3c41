import { beforeEach, expect, test, vi } from 'vitest'
import { CONFIG_PATH, POPULAR_ENDPOINT, SETTINGS_ENDPOINT } from '#domain/contract/endpoints'
import type { PageFacts } from '#domain/port'
import { REQUEST_TIMEOUT_MS } from '#domain/timing'
import type { EarlyRequests } from '#worker/early/early-requests'
import { sendEarlyRequests } from '#worker/early/send-early-requests'
import type { RequestOptions } from '#worker/net/http-client'
import { never } from '../support/fake-gateway'
import { createPageFactsStore } from '#worker/page-facts-store'
import { rig, SESSION, useRequestRig } from '../support/request-rig'

const SETTINGS: RequestOptions = { path: SETTINGS_ENDPOINT, access: 'open', retry: false }
const LATER_MS = 12_000

let early: EarlyRequests

useRequestRig()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', rig.gateway.fetch)
  rig.gateway.set(SETTINGS_ENDPOINT, { currency: 'PHP' }, '"1"')
  rig.facts = createPageFactsStore()
  rig.set({ language: 'CN' })
  early = new Map()
})

/** Sends the requests early; the engine's client exists some time later. */
const engine = async (onOutcome = vi.fn()) => {
  sendEarlyRequests(early, rig.facts.current, 'https://m.example.com')
  await vi.advanceTimersByTimeAsync(LATER_MS)
  return rig.httpClient({ early, onOutcome })
}
const asked = (): number => rig.gateway.count(SETTINGS_ENDPOINT)

test('NET-05 the first equal request takes the response, with its ETag; the next one is sent', async () => {
  const client = await engine()
  const first = await client.send(SETTINGS)
  expect(first).toMatchObject({
    ok: true,
    value: { value: { currency: 'PHP' }, etag: expect.stringContaining('"1"') as unknown },
  })
  expect(asked()).toBe(1)
  await client.send(SETTINGS)
  expect(asked()).toBe(2)
})

test.each<[string, Partial<PageFacts>, Partial<RequestOptions>]>([
  ['another language', { language: 'EN' }, {}],
  ['a token', { session: SESSION }, { access: 'optional' }],
  ['another query', {}, { query: { a: '1' } }],
  ['another method', {}, { method: 'POST' }],
])('NET-01 a request with %s is sent by itself', async (_what, facts, options) => {
  const client = await engine()
  rig.set(facts)
  await client.send({ ...SETTINGS, ...options })
  expect(asked()).toBe(2)
})

test('NET-01 a merchant that is known since does not change the response; where it was missed, it is sent', async () => {
  const client = await engine()
  rig.set({ merchant: 'harbour' })
  expect(await client.send(SETTINGS)).toMatchObject({ ok: true })
  expect(asked()).toBe(1)
  const missing = { success: false, errorCode: 'merchant.missing', message: '' }
  rig.gateway.respond(POPULAR_ENDPOINT, () => Response.json(missing, { status: 400 }))
  rig.facts = createPageFactsStore()
  const strict = await engine()
  rig.gateway.set(POPULAR_ENDPOINT, [])
  rig.set({ merchant: 'harbour' })
  expect(await strict.send({ ...SETTINGS, path: POPULAR_ENDPOINT })).toMatchObject({ ok: true })
  expect(rig.gateway.received('Merchant', POPULAR_ENDPOINT).slice(-2)).toEqual([null, 'harbour'])
})

test('NET-07 the timeout runs from the moment when the request was sent', async () => {
  rig.gateway.respond(SETTINGS_ENDPOINT, never)
  const answer = (await engine()).send(SETTINGS)
  const ended = vi.fn()
  void answer.then(ended)
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - LATER_MS - 1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toEqual({ ok: false, error: { kind: 'timeout', limitMs: REQUEST_TIMEOUT_MS } })
  expect(asked()).toBe(1)
})

test('R-11 NET-13 a failed request is the first attempt: it counts once, and is retried where retries are allowed', async () => {
  rig.gateway.isDown = true
  const onOutcome = vi.fn()
  const client = await engine(onOutcome)
  expect(await client.send(SETTINGS)).toMatchObject({ error: { kind: 'network' } })
  expect(onOutcome).toHaveBeenCalledTimes(1)
  expect(asked()).toBe(1)

  rig.gateway.requests.length = 0
  const retried = (await engine()).send({ ...SETTINGS, retry: true })
  rig.gateway.isDown = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await retried).toMatchObject({ ok: true })
  expect(asked()).toBe(2)
})

test('NET-05 a caller that aborts ends the request', async () => {
  rig.gateway.respond(SETTINGS_ENDPOINT, never)
  const client = await engine()
  const [sent] = early.values()
  const controller = new AbortController()
  const answers = Promise.all([...early.values()].map(({ response }) => response.catch(() => 'ended')))
  const answer = client.send({ ...SETTINGS, signal: controller.signal })
  controller.abort()
  expect(await answer).toEqual({ ok: false, error: { kind: 'aborted' } })
  expect(await answers).toContain('ended')
  expect(sent?.controller.signal.aborted).toBe(false) // status, not settings
})

test('R-08 what nobody has taken at its timeout is aborted and forgotten', async () => {
  rig.gateway.respond(CONFIG_PATH, never)
  const client = await engine()
  const left = [...early.values()]
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - LATER_MS)
  expect(left.every(({ controller }) => controller.signal.aborted)).toBe(true)
  expect(early.size).toBe(0)
  await client.send(SETTINGS)
  expect(asked()).toBe(2)
})
