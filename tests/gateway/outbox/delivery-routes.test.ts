import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { logIn } from '../support/accounts'
import { sendPost } from '../support/posts'
import { useGateway, view } from '../support/shared-gateway'

interface Post {
  readonly path: string
  readonly body: unknown
  readonly token?: string
  readonly key?: string
}

/** A post as the app's outbox sends it, with a new key unless one is given. */
const deliver = ({ path, body, token, key = randomUUID() }: Post) =>
  sendPost(path, body, { 'Idempotency-Key': key, ...(token !== undefined && { Authorization: token }) })

/** The five calls of the outbox, each with a valid body. */
const DELIVERIES = [
  { path: '/wps/member/language', body: { language: 'UR' }, isProtected: true },
  { path: '/wps/relay/CSP_fcmBind', body: { registrationToken: 'device-1' }, isProtected: true },
  {
    path: '/wps/relay/CSP_fcmSubscribe',
    body: { registrationToken: 'device-1', topic: 'ALL' },
    isProtected: true,
  },
  {
    path: '/wps/relay/CSP_fcmUnsubscribe',
    body: { registrationToken: 'device-1', unsubscribeAll: true },
    isProtected: false,
  },
  {
    path: '/wps/relay/TRACK_events',
    body: { events: [{ eventID: 'event-1', name: 'deposit', at: 1 }] },
    isProtected: false,
  },
] as const

const [LANGUAGE, BIND, SUBSCRIBE, UNSUBSCRIBE, TRACK] = DELIVERIES

useGateway()

test.each(DELIVERIES)('OFF-05 R-03 $path takes effect once a key', async ({ path, body, isProtected }) => {
  const [ann, ben] = [await logIn('ann'), await logIn('ben')]
  const key = randomUUID()
  const post = (change: Partial<Post> = {}) => deliver({ path, body, key, token: ann.token, ...change })
  // A call without a session is no first response where it is rejected.
  const open = await deliver({ path, body, key, ...(isProtected && { token: 'ended' }) })
  expect(open.status).toBe(isProtected ? 401 : 200)
  const first = await post()
  expect(first.code).toBe('success')
  expect(await post({ key: key.toUpperCase() })).toEqual(first)
  const elsewhere = DELIVERIES.find((one) => one.path !== path && one.isProtected === isProtected)
  for (const other of [{ body: { ...body, more: 1 } }, { body: {} }, { path: elsewhere?.path ?? '' }])
    expect((await post(other)).code).toBe('duplicate.request')
  // Keys belong to the member on a protected call, to nobody on another.
  const ofBen = await post({ body: { ...body, more: 1 }, token: ben.token })
  expect(ofBen.code).toBe(isProtected ? 'success' : 'duplicate.request')
  expect((await view.effects()).map(({ member }) => member)).toEqual(isProtected ? ['ann', 'ben'] : [null])
})

test('DEP-04 rejects what it cannot process', async () => {
  const { token } = await logIn('ann')
  for (const [path, body] of [
    [LANGUAGE.path, { language: 'Klingon' }],
    [BIND.path, { registrationToken: '' }],
    [SUBSCRIBE.path, { registrationToken: 'device-1', topic: '/topics/ALL' }],
    [UNSUBSCRIBE.path, { registrationToken: 'device-1' }],
    [TRACK.path, { events: 'none' }],
    [TRACK.path, 'no JSON'],
  ] as const)
    expect((await deliver({ path, body, token })).code, path).toBe('request.invalid')
  expect((await deliver({ ...LANGUAGE, token, key: 'not a uuid' })).code).toBe('request.invalid')
  expect(await view.effects()).toEqual([])
})

test('TRK-02 drops bad rows, accepts the others, and stores a repeated eventID once', async () => {
  const whole = {
    eventID: randomUUID(),
    ...{ name: 'deposit', customerId: '70001', customerName: 'ann', revenue: 120.5, amount: 120.5 },
    ...{ value: 120.5, currency: 'PHP' },
    attribution: { adid: 'a-1' },
    clickIds: { fbclid: 'f-1' },
    at: 1_790_000_000_000,
  }
  const bad = [{ eventID: undefined }, { name: '' }, { amount: 'much' }, { at: null }]
  const others = [null, { eventID: 7, name: 'login', at: 1 }, whole]
  const events = [whole, ...bad.map((change) => ({ ...whole, eventID: randomUUID(), ...change })), ...others]
  const { token } = await logIn('ann')
  const accepted = [whole.eventID, '7']
  for (let time = 0; time < 2; time += 1)
    expect(await deliver({ ...TRACK, body: { events }, token })).toMatchObject({
      code: 'success',
      value: { accepted },
    })
  expect((await view.effects()).map(({ member, detail }) => [member, detail])).toMatchObject([
    ['ann', whole],
    ['ann', { eventID: '7', name: 'login' }],
  ])
})
