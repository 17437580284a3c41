import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { logIn } from '../support/accounts'
import { DELIVERIES, deliver, ledger, send } from '../support/deliver'
import { gateway } from '../support/shared-gateway'

const WEEK_MS = 7 * 86_400_000

let ann: string
let ben: string

beforeAll(async () => {
  await gateway.control({ reset: true })
  ann = (await logIn('ann')).token
  ben = (await logIn('ben')).token
})
beforeEach(() => gateway.control({ faults: [], clock: { offsetMs: 0 } }))

const effectsOf = async (key: string) => (await ledger()).filter((effect) => effect.key === key)

/** What may happen to the first attempt of a delivery. */
const FAULTS = [
  { kind: 'cut', at: 'before' },
  { kind: 'cut', at: 'during' },
  { kind: 'cut', at: 'after' },
  { kind: 'noAnswer' },
  { kind: 'status', status: 401 },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 502, body: 'html' },
  { kind: 'status', status: 503 },
  { kind: 'failure', errorCode: 'encryption.invalid' },
  { kind: 'truncatedJson' },
  { kind: 'html' },
  { kind: 'value', value: 'nonsense' },
]

describe.each(DELIVERIES)('$path', ({ path, body: sample, isProtected }) => {
  // An eventID counts only once, so each post has its own events.
  const freshBody = (): Readonly<Record<string, unknown>> =>
    'events' in sample ? { events: sample.events.map((one) => ({ ...one, eventID: randomUUID() })) } : sample
  const post = (key: string, body: unknown, token = ann) => deliver({ path, body, token, key })

  test('OFF-05 a repeated post gets the first response and takes effect once; another one is a duplicate', async () => {
    const [key, body] = [randomUUID(), freshBody()]
    const first = await post(key, body)
    expect(first.success).toBe(true)
    for (const repeated of [key, key.toUpperCase()]) expect(await post(repeated, body)).toEqual(first)
    for (const other of [{ ...body, more: 1 }, {}])
      expect((await post(key, other)).errorCode).toBe('duplicate.request')
    const elsewhere = DELIVERIES.find((one) => one.path !== path && one.isProtected === isProtected)
    const moved = await deliver({ path: elsewhere?.path ?? '', body, token: ann, key })
    expect(moved.errorCode).toBe('duplicate.request')
    expect(await effectsOf(key)).toHaveLength(1)
  })

  test('OFF-05 a rejection is a first response too, and a key is stored for seven days by the gateway’s clock', async () => {
    const [key, body] = [randomUUID(), freshBody()]
    for (let time = 0; time < 2; time += 1) expect((await post(key, {})).errorCode).toBe('request.invalid')
    await gateway.control({ clock: { offsetMs: WEEK_MS - 60_000 } })
    expect((await post(key, body)).errorCode).toBe('duplicate.request')
    await gateway.control({ clock: { offsetMs: WEEK_MS + 60_000 } })
    expect((await post(key, body)).success).toBe(true)
  })

  test('OFF-05 keys belong to the member on a protected call, which needs a session: a 401 is no first response', async () => {
    const [key, body] = [randomUUID(), freshBody()]
    for (const [token, errorCode] of [
      [undefined, 'customer.not.login'],
      ['ended', 'user.or.token.invalid'],
    ] as const) {
      const answer = await send({ path, body, key, token })
      expect([answer.status, await answer.json()]).toMatchObject(
        isProtected ? [401, { success: false, errorCode }] : [200, { success: true }],
      )
    }
    expect((await post(key, body)).success).toBe(true)
    const other = await post(key, { ...freshBody(), more: 1 }, ben)
    expect(other.errorCode).toBe(isProtected ? undefined : 'duplicate.request')
    const members = (await effectsOf(key)).map(({ member }) => member)
    expect(members).toEqual(isProtected ? ['ann', 'ben'] : [null])
  })

  test('R-03 takes effect once, whatever happens to the first attempt', async () => {
    for (const fault of FAULTS) {
      await gateway.control({ faults: [{ match: path, method: 'POST', times: 1, fault }] })
      const [key, body] = [randomUUID(), freshBody()]
      const attempt = async () => (await send({ path, body, token: ann, key })).text()
      const lost = await attempt().catch(() => 'no answer')
      const again = await attempt()
      expect(JSON.parse(again)).toMatchObject({ success: true })
      expect(lost).not.toBe(again)
      expect(await effectsOf(key), JSON.stringify(fault)).toMatchObject([{ member: 'ann' }])
    }
  })
})
