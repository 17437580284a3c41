import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BACKOFF_CAP_MS } from '#domain/timing'
import {
  createLanguageEntry,
  createPushBindEntries,
  createTrackingEntry,
  createPushUnsubscribeEntry,
} from '#worker/outbox/outbox-entries'
import { unbindPushLazily } from '#worker/outbox/load-push-binding'
import { ANN, BEN } from '../../support/members'
import { OutboxRig } from '../support/outbox-rig'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

test('R-11 a rate-limiting gateway is retried with growing backoff, and nothing is lost', async () => {
  const rig = new OutboxRig()
  rig.fates = Array.from({ length: 200 }, () => 'too-many' as const)
  await rig.open().enqueue(createLanguageEntry('7', 'FR'))
  await settle(60_000)
  expect(rig.requests.length).toBeGreaterThan(3)
  expect(rig.requests.length).toBeLessThanOrEqual(20)
  rig.fates = []
  await settle(BACKOFF_CAP_MS)
  expect(rig.ledger.map(({ body }) => body)).toEqual([{ language: 'FR' }])
})

test('R-11 NET-11 Retry-After is respected, whatever triggers the outbox', async () => {
  const rig = new OutboxRig()
  rig.fates = ['busy']
  const outbox = rig.open()
  await outbox.enqueue(createLanguageEntry('7', 'FR'))
  await settle()
  for (let second = 0; second < 38; second += 1) {
    outbox.flush()
    await settle(1_000)
  }
  expect(rig.requests).toHaveLength(1)
  await settle(3_000)
  expect(rig.ledger.map(({ body }) => body)).toEqual([{ language: 'FR' }])
})

test('R-11 an entry that cannot be deleted from the disk is not sent in a loop', async () => {
  const rig = new OutboxRig()
  const { write } = rig.store
  rig.store.write = (changes, epoch) =>
    changes.some(({ deletes }) => deletes.length > 0)
      ? Promise.resolve({ ok: false, error: { kind: 'storage', detail: 'quota' } })
      : write(changes, epoch)
  await rig.open().enqueue(createLanguageEntry('7', 'FR'))
  await settle(60_000)
  expect(rig.requests.length).toBeLessThanOrEqual(3)
  expect(rig.ledger).toHaveLength(1)
})

test('R-07 SES-06 a binding stays stored until its unbind request is stored', async () => {
  const rig = new OutboxRig()
  const row = { id: 'push', merchant: 'harbour', member: '7', registrationToken: 'device-1' } as const
  await rig.store.write([{ table: 'vault', puts: [row], deletes: [] }])
  const full = {
    enqueue: () => Promise.resolve({ ok: false, error: { kind: 'storage', detail: 'quota' } } as const),
  }
  await unbindPushLazily({ store: rig.store, outbox: full }, 'harbour', '7')
  expect(await rig.store.get('vault', 'push')).toEqual(row)
  await unbindPushLazily({ store: rig.store, outbox: rig.open() }, 'harbour', '7')
  await vi.waitFor(async () => {
    expect(await rig.store.get('vault', 'push')).toBeUndefined()
  })
  await settle()
  expect(rig.ledger.map(({ body }) => body)).toEqual([createPushUnsubscribeEntry('device-1').body])
})

test('OFF-05 PSH-02 a binding that still waits for its member is not sent after its unbind request', async () => {
  const rig = new OutboxRig()
  rig.facts.update({ session: BEN })
  const outbox = rig.open()
  for (const delivery of createPushBindEntries('7', 'device-1')) await outbox.enqueue(delivery)
  await outbox.enqueue(createPushUnsubscribeEntry('device-1'))
  expect((await rig.rows()).map(({ path }) => path)).toEqual(['/wps/relay/CSP_fcmUnsubscribe'])
  rig.facts.update({ session: ANN })
  outbox.flush()
  await settle(BACKOFF_CAP_MS)
  expect(rig.ledger.map(({ path }) => path)).toEqual(['/wps/relay/CSP_fcmUnsubscribe'])
})

test('OFF-05 R-03 entries of a kind keep their order when the device clock is set back', async () => {
  const rig = new OutboxRig()
  rig.facts.update({ session: null })
  await rig.open().enqueue(createTrackingEntry({ eventID: 'first', name: 'a', at: 1, customerId: '7' }))
  vi.setSystemTime(5)
  const reopened = rig.open()
  // At once: neither has seen the other.
  await Promise.all(
    ['second', 'third'].map((eventID) =>
      reopened.enqueue(createTrackingEntry({ eventID, name: 'a', at: 1, customerId: '7' })),
    ),
  )
  rig.facts.update({ session: ANN })
  reopened.flush()
  await settle(BACKOFF_CAP_MS)
  expect(JSON.stringify(rig.ledger.map(({ body }) => body)).match(/first|second|third/gu)).toEqual([
    'first',
    'second',
    'third',
  ])
})
