import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { memberInfoSchema } from '#domain/contract/member/members'
import { DELIVERIES, deliver, devices, ledger } from '../support/deliver'
import { logIn } from '../support/log-in'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const [LANGUAGE, BIND, SUBSCRIBE, UNSUBSCRIBE, TRACK] = DELIVERIES
const DONE = { success: true, value: null }

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway({ games: 10 })
})
afterEach(() => gateway.control({ reset: true }))
afterAll(() => gateway.close())

test('LNG-03 a delivered language is saved for the member, and is in the ledger with its key', async () => {
  const { token } = await logIn(gateway, 'ann')
  const key = randomUUID()
  expect(await deliver(gateway, { ...LANGUAGE, token, key })).toEqual(DONE)
  const info = v.parse(memberInfoSchema, await gateway.value('/wps/member/info', { Authorization: token }))
  expect(info.language).toBe('UR')
  expect(await ledger(gateway)).toMatchObject([
    { kind: 'language', call: 'language', member: 'ann', key, detail: { language: 'UR' } },
  ])
})

test('PSH-02 binds a device to the member of the latest session', async () => {
  const [ann, ben] = [await logIn(gateway, 'ann'), await logIn(gateway, 'ben')]
  expect(await deliver(gateway, { ...BIND, token: ann.token })).toEqual(DONE)
  expect(await deliver(gateway, { ...SUBSCRIBE, token: ann.token })).toEqual(DONE)
  expect(await devices(gateway)).toEqual({
    bindings: [{ registrationToken: 'device-1', member: 'ann' }],
    topics: [{ registrationToken: 'device-1', topic: 'ALL', member: 'ann' }],
  })
  await deliver(gateway, { ...BIND, token: ben.token })
  await deliver(gateway, { ...SUBSCRIBE, token: ben.token })
  expect(await devices(gateway)).toEqual({
    bindings: [{ registrationToken: 'device-1', member: 'ben' }],
    topics: [{ registrationToken: 'device-1', topic: 'ALL', member: 'ben' }],
  })
})

test.each(['no session', 'an ended session'])('PSH-02 unbinds a device with %s', async (session) => {
  const { token } = await logIn(gateway, 'ann')
  await deliver(gateway, { ...BIND, token })
  await deliver(gateway, { ...BIND, body: { registrationToken: 'device-2' }, token })
  await deliver(gateway, { ...SUBSCRIBE, token })
  await gateway.control({ members: [{ username: 'ann', endSessions: true }] })
  const sent = session === 'no session' ? undefined : token
  expect(await deliver(gateway, { ...UNSUBSCRIBE, token: sent })).toEqual(DONE)
  expect(await devices(gateway)).toEqual({
    bindings: [{ registrationToken: 'device-2', member: 'ann' }],
    topics: [],
  })
  expect((await ledger(gateway, 'push')).map(({ call, member }) => [call, member])).toEqual([
    ['CSP_fcmBind', 'ann'],
    ['CSP_fcmBind', 'ann'],
    ['CSP_fcmSubscribe', 'ann'],
    ['CSP_fcmUnsubscribe', null],
  ])
})

test.each([
  [LANGUAGE.path, { language: 'Klingon' }],
  [BIND.path, { registrationToken: '' }],
  [SUBSCRIBE.path, { registrationToken: 'device-1', topic: '/topics/ALL' }],
  [UNSUBSCRIBE.path, { registrationToken: 'device-1' }],
  [TRACK.path, { events: 'none' }],
  [TRACK.path, 'no JSON'],
])('DEP-04 %s rejects what it cannot process: %o', async (path, body) => {
  const { token } = await logIn(gateway, 'ann')
  expect((await deliver(gateway, { path, body, token })).errorCode).toBe('request.invalid')
  expect(await ledger(gateway)).toEqual([])
})

test('TRK-02 drops bad rows, accepts and stores the others', async () => {
  const whole = {
    eventID: randomUUID(),
    name: 'deposit',
    customerId: '70001',
    customerName: 'ann',
    revenue: 120.5,
    amount: 120.5,
    value: 120.5,
    currency: 'PHP',
    attribution: { adid: 'a-1' },
    clickIds: { fbclid: 'f-1' },
    at: 1_790_000_000_000,
  }
  const events = [
    whole,
    { ...whole, eventID: undefined },
    { ...whole, eventID: randomUUID(), name: '' },
    { ...whole, eventID: randomUUID(), amount: 'much' },
    { ...whole, eventID: randomUUID(), at: null },
    null,
    { eventID: 7, name: 'login', at: 1_790_000_000_001 },
  ]
  const { token } = await logIn(gateway, 'ann')
  const key = randomUUID()
  expect(await deliver(gateway, { ...TRACK, body: { events }, token, key })).toEqual({
    success: true,
    value: { accepted: [whole.eventID, '7'] },
  })
  expect(await ledger(gateway, 'tracking')).toMatchObject([
    { call: 'TRACK_events', member: 'ann', key, detail: whole },
    { call: 'TRACK_events', member: 'ann', key, detail: { eventID: '7', name: 'login' } },
  ])
})

test('TRK-02 accepts a repeated eventID again and stores it once', async () => {
  const event = (eventID: string) => ({ eventID, name: 'login', at: 1 })
  const accepted = async (...ids: string[]) =>
    (await deliver(gateway, { ...TRACK, body: { events: ids.map(event) } })).value
  expect(await accepted('a', 'b', 'a')).toEqual({ accepted: ['a', 'b'] })
  expect(await accepted('b', 'c')).toEqual({ accepted: ['b', 'c'] })
  expect(await accepted()).toEqual({ accepted: [] })
  const rows = await ledger(gateway, 'tracking')
  expect(rows.map(({ detail, member }) => [detail['eventID'], member])).toEqual([
    ['a', null],
    ['b', null],
    ['c', null],
  ])
})

test('DEP-04 a reset clears what was delivered', async () => {
  const { token } = await logIn(gateway, 'ann')
  for (const one of DELIVERIES.slice(0, 3)) await deliver(gateway, { ...one, token })
  await deliver(gateway, TRACK)
  expect(await ledger(gateway)).toHaveLength(4)
  await gateway.control({ reset: true })
  expect(await ledger(gateway)).toEqual([])
  expect(await devices(gateway)).toEqual({ bindings: [], topics: [] })
  await deliver(gateway, TRACK)
  expect(await ledger(gateway)).toHaveLength(1)
})
