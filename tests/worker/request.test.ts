import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppError } from '#domain/errors'
import type { PageFacts, Session } from '#domain/port'
import { createFacts } from '#worker/facts'
import { createRequester, type Requester, type RequestSpec } from '#worker/net/requester'
import { FakeGateway } from './support/fake-gateway'

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
const lastHeaders = (): Headers | undefined => gateway.requests.at(-1)?.headers

describe('headers', () => {
  test('NET-01 every request carries the merchant and the language, in capitals', async () => {
    set({ language: 'cn' })
    await requester().send(open)
    expect(lastHeaders()?.get('Merchant')).toBe('harbour')
    expect(lastHeaders()?.get('Language')).toBe('CN')
  })

  test("NET-01 without a stored merchant the session's counts", () => {
    const fresh = createFacts()
    fresh.update({ session: SESSION })
    const one = createRequester({
      facts: () => fresh.current,
      pathOf: (path) => path,
      origin: 'https://m.example.com',
      onOutcome: () => undefined,
      onFailure: () => undefined,
      isCircuitOpen: () => false,
      fetch: gateway.fetch,
    })
    return one.send(open).then(() => {
      expect(lastHeaders()?.get('Merchant')).toBe('session-merchant')
    })
  })

  test('NET-02 the token goes with protected and optional calls, never with open ones', async () => {
    set({ session: SESSION })
    await requester().send(open)
    expect(lastHeaders()?.has('Authorization')).toBe(false)
    await requester().send({ path: PATH, access: 'protected' })
    expect(lastHeaders()?.get('Authorization')).toBe('tok')
    await requester().send({ path: PATH, access: 'optional' })
    expect(lastHeaders()?.get('Authorization')).toBe('tok')
    set({ session: null })
    await requester().send({ path: PATH, access: 'optional' })
    expect(lastHeaders()?.has('Authorization')).toBe(false)
  })

  test('NET-03 ModuleId is sent where it is named, and Content-Type with a body', async () => {
    await requester().send({ ...open, method: 'POST', body: { a: 1 }, moduleId: 'REG3' })
    expect(lastHeaders()?.get('ModuleId')).toBe('REG3')
    expect(lastHeaders()?.get('Content-Type')).toBe('application/json')
  })

  test('NET-01 a merchant may replace every path', async () => {
    gateway.set('/own/path', 1)
    const answer = await requester({ pathOf: () => '/own/path' }).send(open)
    expect(answer.ok).toBe(true)
    expect(gateway.requests.at(-1)?.path).toBe('/own/path')
  })
})

describe('answers', () => {
  test('NET-04 only the value comes back', async () => {
    expect(await requester().ask(open, v.object({ answer: v.number() }))).toEqual({
      ok: true,
      value: { answer: 42 },
    })
  })

  test.each<[string, () => Response, object]>([
    ['HTML', () => new Response('<html>'), { kind: 'malformed' }],
    ['cut JSON', () => new Response('{"success":true,"val'), { kind: 'malformed' }],
    ['an envelope without success', () => new Response('{"value":1}'), { kind: 'malformed' }],
    [
      'a refusal',
      () => new Response('{"success":false,"errorCode":"a.b","message":"No"}'),
      { kind: 'refused', status: 200, code: 'a.b', message: 'No' },
    ],
    [
      'a refusal with a status',
      () => new Response('{"success":false,"errorCode":"not.found"}', { status: 404 }),
      { kind: 'refused', status: 404, code: 'not.found' },
    ],
    ['a status alone', () => new Response('', { status: 403 }), { kind: 'http', status: 403 }],
    [
      'success with a bad status',
      () => new Response('{"success":true,"value":1}', { status: 500 }),
      { kind: 'http', status: 500 },
    ],
  ])('NET-04 %s is a typed error', async (_name, respond, error) => {
    gateway.respond(PATH, respond)
    const answer = await requester().send({ ...open, retry: false })
    expect(answer).toMatchObject({ ok: false, error })
  })

  test('NET-04 a value of the wrong shape is malformed, and told', async () => {
    expect(await requester().ask(open, v.object({ answer: v.string() }))).toMatchObject({
      ok: false,
      error: { kind: 'malformed' },
    })
    expect(failures).toHaveLength(1)
  })

  test('NET-09 an empty URL is refused and nothing is sent', async () => {
    expect(await requester().send({ ...open, path: '' })).toEqual({ ok: false, error: { kind: 'no-url' } })
    expect(gateway.count()).toBe(0)
  })

  test('NET-11 a failure is told with the token that was sent, so that a late 401 ends nothing', async () => {
    set({ session: SESSION })
    gateway.respond(
      PATH,
      () => new Response('{"success":false,"errorCode":"user.or.token.invalid"}', { status: 401 }),
    )
    await requester().send({ path: PATH, access: 'protected' })
    expect(failures[0]).toMatchObject({ token: 'tok', error: { kind: 'refused', status: 401 } })
  })

  test('NET-12 no answer says whether the page is secure', async () => {
    gateway.isDown = true
    expect(await requester().send({ ...open, retry: false })).toMatchObject({
      error: { kind: 'network', secure: true },
    })
    expect(await requester({ origin: 'http://m.example.com' }).send({ ...open, retry: false })).toMatchObject(
      { error: { kind: 'network', secure: false } },
    )
  })

  test('R-11 Retry-After is read in seconds', async () => {
    gateway.respond(PATH, () => new Response('', { status: 429, headers: { 'Retry-After': '7' } }))
    expect(await requester().send(open)).toMatchObject({
      error: { kind: 'http', status: 429, retryAfterMs: 7_000 },
    })
  })
})
