import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DELIVERIES, deliver, ledger, send } from '../support/deliver'
import { logIn } from '../support/log-in'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const WEEK_MS = 7 * 86_400_000

let gateway: RunningGateway
let ann: string
let ben: string

beforeAll(async () => {
  gateway = await runGateway({ games: 10 })
  ann = (await logIn(gateway, 'ann')).token
  ben = (await logIn(gateway, 'ben')).token
})
afterEach(() => gateway.control({ faults: [], clock: { offsetMs: 0 } }))
afterAll(() => gateway.close())

const effectsOf = async (key: string) => (await ledger(gateway)).filter((effect) => effect.key === key)

describe.each(DELIVERIES)('$path', ({ path, body: sample, isProtected }) => {
  // An eventID counts only once, so each test sends its own events.
  const freshBody = (): Readonly<Record<string, unknown>> =>
    'events' in sample ? { events: sample.events.map((one) => ({ ...one, eventID: randomUUID() })) } : sample
  const post = (key: string, body: unknown, token = ann) => deliver(gateway, { path, body, token, key })

  test('OFF-05 a repeated post gets the first response and takes effect once', async () => {
    const [key, body] = [randomUUID(), freshBody()]
    const first = await post(key, body)
    expect(first.success).toBe(true)
    expect(await post(key, body)).toEqual(first)
    expect(await post(key.toUpperCase(), body)).toEqual(first)
    expect(await effectsOf(key)).toHaveLength(1)
  })

  test('OFF-05 another post with the same key is a duplicate, even one that would be rejected', async () => {
    const [key, body] = [randomUUID(), freshBody()]
    await post(key, body)
    expect((await post(key, { ...body, more: 1 })).errorCode).toBe('duplicate.request')
    expect((await post(key, {})).errorCode).toBe('duplicate.request')
    const other = DELIVERIES.find((one) => one.path !== path && one.isProtected === isProtected)
    const elsewhere = await deliver(gateway, { path: other?.path ?? '', body, token: ann, key })
    expect(elsewhere.errorCode).toBe('duplicate.request')
    expect(await effectsOf(key)).toHaveLength(1)
  })

  test('OFF-05 a rejection is a first response, and a key is stored for seven days by the gateway’s clock', async () => {
    const [key, body] = [randomUUID(), freshBody()]
    expect((await post(key, {})).errorCode).toBe('request.invalid')
    expect((await post(key, {})).errorCode).toBe('request.invalid')
    await gateway.control({ clock: { offsetMs: WEEK_MS - 60_000 } })
    expect((await post(key, body)).errorCode).toBe('duplicate.request')
    await gateway.control({ clock: { offsetMs: WEEK_MS + 60_000 } })
    expect((await post(key, body)).success).toBe(true)
  })

  test('OFF-05 keys belong to the member on a protected call, to no member on an optional one', async () => {
    const key = randomUUID()
    await post(key, freshBody())
    const other = await post(key, { ...freshBody(), more: 1 }, ben)
    expect(other.errorCode).toBe(isProtected ? undefined : 'duplicate.request')
    const members = (await effectsOf(key)).map(({ member }) => member)
    expect(members).toEqual(isProtected ? ['ann', 'ben'] : ['ann'])
  })

  test('OFF-05 a missing or ended session is a 401 on a protected call, and not a first response', async () => {
    const [key, body] = [randomUUID(), freshBody()]
    for (const [token, errorCode] of [
      [undefined, 'customer.not.login'],
      ['ended', 'user.or.token.invalid'],
    ] as const) {
      const answer = await send(gateway, { path, body, key, token })
      expect(answer.status).toBe(isProtected ? 401 : 200)
      const said: unknown = await answer.json()
      expect(said).toMatchObject(isProtected ? { success: false, errorCode } : { success: true })
    }
    expect((await post(key, body)).success).toBe(true)
    expect(await effectsOf(key)).toMatchObject([{ member: isProtected ? 'ann' : null }])
  })

  test.each([
    ['a connection that is cut before the work', { kind: 'cut', at: 'before' }],
    ['one cut within the answer', { kind: 'cut', at: 'during' }],
    ['one cut before the answer’s end', { kind: 'cut', at: 'after' }],
    ['a 401', { kind: 'status', status: 401 }],
    ['a 429', { kind: 'status', status: 429 }],
    ['a 500', { kind: 'status', status: 500 }],
    ['a proxy’s 502', { kind: 'status', status: 502, body: 'html' }],
    ['a 503', { kind: 'status', status: 503 }],
    ['a failure', { kind: 'failure', errorCode: 'encryption.invalid' }],
    ['truncated JSON', { kind: 'truncatedJson' }],
    ['HTML', { kind: 'html' }],
    ['a wrong value', { kind: 'value', value: 'nonsense' }],
  ])('R-03 takes effect once if the first attempt hits %s', async (_name, fault) => {
    await gateway.control({ faults: [{ match: path, method: 'POST', times: 1, fault }] })
    const [key, body] = [randomUUID(), freshBody()]
    const lost = await send(gateway, { path, body, token: ann, key })
      .then((answer) => answer.text())
      .catch(() => 'no answer')
    const again = await (await send(gateway, { path, body, token: ann, key })).text()
    expect(JSON.parse(again)).toMatchObject({ success: true })
    expect(lost).not.toBe(again)
    expect(await effectsOf(key)).toMatchObject([{ member: 'ann' }])
  })

  test('R-03 work done without a response is visible before the retry, which adds nothing', async () => {
    await gateway.control({ faults: [{ match: path, times: 1, fault: { kind: 'noAnswer' } }] })
    const [key, body] = [randomUUID(), freshBody()]
    await expect(send(gateway, { path, body, token: ann, key })).rejects.toThrow()
    const done = await effectsOf(key)
    expect(done).toHaveLength(1)
    expect((await post(key, body)).success).toBe(true)
    expect(await effectsOf(key)).toEqual(done)
  })
})

test('R-03 the ledger has the order of effects, even with repeated posts', async () => {
  const token = ann
  const sent = ['EN', 'UR', 'TH', 'PT-BR'].map((language) => ({ key: randomUUID(), language }))
  for (const { key, language } of sent) {
    await deliver(gateway, { path: '/wps/member/language', body: { language }, token, key })
    const [first] = sent
    await deliver(gateway, {
      path: '/wps/member/language',
      body: { language: first?.language },
      token,
      key: first?.key,
    })
  }
  const keys = sent.map(({ key }): string | null => key)
  const rows = (await ledger(gateway, 'language')).filter(({ key }) => keys.includes(key))
  expect(rows.map(({ key, detail }) => ({ key, language: detail['language'] }))).toEqual(sent)
})
