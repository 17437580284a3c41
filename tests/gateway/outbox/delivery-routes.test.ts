import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { logIn } from '../support/accounts'
import { DELIVERIES, deliver, ledger } from '../support/deliver'
import { useGateway } from '../support/shared-gateway'

const [LANGUAGE, BIND, SUBSCRIBE, UNSUBSCRIBE, TRACK] = DELIVERIES

useGateway()

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
  expect((await ledger()).map(({ member, detail }) => [member, detail])).toMatchObject([
    ['ann', whole],
    ['ann', { eventID: '7', name: 'login' }],
  ])
})
