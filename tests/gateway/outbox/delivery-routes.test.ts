import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { logIn } from '../support/accounts'
import { DELIVERIES, deliver, devices, ledger } from '../support/deliver'
import { gateway, useGateway } from '../support/shared-gateway'

const [LANGUAGE, BIND, SUBSCRIBE, UNSUBSCRIBE, TRACK] = DELIVERIES
const DONE = { success: true, value: null }

useGateway()

test('PSH-02 binds a device to the member of the latest session, and unbinds it with no session or an ended one', async () => {
  const [ann, ben] = [await logIn('ann'), await logIn('ben')]
  const bound = (member: string) => ({
    bindings: [{ registrationToken: 'device-1', member }],
    topics: [{ registrationToken: 'device-1', topic: 'ALL', member }],
  })
  for (const [{ token }, name] of [
    [ann, 'ann'],
    [ben, 'ben'],
  ] as const) {
    for (const call of [BIND, SUBSCRIBE]) expect(await deliver({ ...call, token })).toEqual(DONE)
    expect(await devices()).toEqual(bound(name))
  }
  await deliver({ ...BIND, body: { registrationToken: 'device-2' }, token: ben.token })
  await gateway.control({ members: [{ username: 'ben', endSessions: true }] })
  const left = { bindings: [{ registrationToken: 'device-2', member: 'ben' }], topics: [] }
  for (const token of [undefined, ben.token]) {
    expect(await deliver({ ...UNSUBSCRIBE, token })).toEqual(DONE)
    expect(await devices()).toEqual(left)
  }
  expect((await ledger('push')).at(-1)).toMatchObject({ call: 'CSP_fcmUnsubscribe', member: null })
  await gateway.control({ reset: true })
  expect([await ledger(), await devices()]).toEqual([[], { bindings: [], topics: [] }])
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
    expect((await deliver({ path, body, token })).errorCode, path).toBe('request.invalid')
  expect((await deliver({ ...LANGUAGE, token, key: 'not a uuid' })).errorCode).toBe('request.invalid')
  expect(await ledger()).toEqual([])
})

test('TRK-02 drops bad rows, accepts the others, and stores a repeated eventID once', async () => {
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
  const bad = [{ eventID: undefined }, { name: '' }, { amount: 'much' }, { at: null }]
  const others = [null, { eventID: 7, name: 'login', at: 1 }, whole]
  const events = [whole, ...bad.map((change) => ({ ...whole, eventID: randomUUID(), ...change })), ...others]
  const { token } = await logIn('ann')
  const accepted = [whole.eventID, '7']
  for (let time = 0; time < 2; time += 1)
    expect(await deliver({ ...TRACK, body: { events }, token })).toEqual({
      success: true,
      value: { accepted },
    })
  expect((await ledger('tracking')).map(({ member, detail }) => [member, detail])).toMatchObject([
    ['ann', whole],
    ['ann', { eventID: '7', name: 'login' }],
  ])
})
