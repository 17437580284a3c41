import { beforeEach, expect, test, vi } from 'vitest'
import { BACKOFF_CAP_MS } from '#domain/timing'
import { err } from '#domain/result'
import {
  createLanguageEntry,
  createPushBindEntries,
  createPushUnsubscribeEntry,
} from '#worker/outbox/outbox-entries'
import { ANN, BEN } from '../../support/members'
import { FULL, OutboxRig, settle } from '../support/outbox-rig'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))

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

test('R-11 triggers during a delivery cause one more attempt, not one each', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const rig = new OutboxRig()
  rig.fates = Array.from({ length: 20 }, () => 'lost' as const)
  const outbox = rig.open()
  await outbox.enqueue(createLanguageEntry('7', 'FR'))
  for (let times = 0; times < 5; times += 1) outbox.flush()
  await settle()
  expect(rig.requests).toHaveLength(2)
})

test('R-07 R-11 an entry that can be neither saved nor sent retries the saved ones once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const rig = new OutboxRig()
  rig.fates = Array.from({ length: 20 }, () => 'lost' as const)
  const outbox = rig.open()
  await outbox.enqueue(createLanguageEntry('7', 'FR'))
  await settle()
  rig.isFull = true
  expect(await outbox.enqueue(createLanguageEntry('7', 'UR'))).toEqual(err(FULL))
  await settle()
  expect(rig.requests).toHaveLength(2)
})

test('R-11 a database that cannot be read is not read in a loop', async () => {
  const rig = new OutboxRig()
  const read = vi.fn(() => Promise.reject(new Error('closed')))
  rig.store.startingWith = read
  rig.open().flush()
  await settle(60_000)
  expect(read).toHaveBeenCalledTimes(3)
})
