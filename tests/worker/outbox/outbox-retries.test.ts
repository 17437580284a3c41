import { beforeEach, expect, test, vi } from 'vitest'
import { err } from '#domain/result'
import { MAX_ATTEMPTS } from '#domain/sync/failed-entry-action'
import { BACKOFF_CAP_MS, DAY_MS, HOUR_MS } from '#domain/timing'
import {
  createLanguageEntry,
  createPushBindEntries,
  createPushUnsubscribeEntry,
  createTrackingEntry,
} from '#worker/outbox/outbox-entries'
import { ANN, BEN } from '../../support/members'
import { type Fate, FULL, opened, OutboxRig, settle } from '../support/outbox-rig'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))

test('R-11 a rate-limiting gateway is retried with growing backoff, and nothing is lost', async () => {
  const { rig, outbox } = opened(Array<Fate>(200).fill('too-many'))
  await outbox.enqueue(createLanguageEntry('7', 'FR'))
  await settle(60_000)
  expect(rig.requests.length).toBeGreaterThan(3)
  expect(rig.requests.length).toBeLessThanOrEqual(20)
  rig.fates = []
  await settle(BACKOFF_CAP_MS)
  expect(rig.ledger.map(({ body }) => body)).toEqual([{ language: 'FR' }])
})

test('R-11 NET-11 Retry-After is respected, whatever triggers the outbox', async () => {
  const { rig, outbox } = opened(['busy'])
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

test.each([
  ['an hour', HOUR_MS],
  ['a month', 31 * DAY_MS],
])('R-11 a clock that is set back by %s after a failed delivery delays no retry', async (_, setBackMs) => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.setSystemTime(40 * DAY_MS)
  const { rig, outbox } = opened(['lost', 'lost'])
  await outbox.enqueue(createLanguageEntry('7', 'FR'))
  await settle()
  vi.setSystemTime(40 * DAY_MS - setBackMs)
  outbox.flush()
  await settle()
  expect(rig.requests).toHaveLength(2)
  await settle(BACKOFF_CAP_MS)
  expect(rig.ledger).toHaveLength(1)
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
  const { rig, outbox } = opened([], BEN)
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
  const { rig, outbox } = opened(Array<Fate>(20).fill('lost'))
  await outbox.enqueue(createLanguageEntry('7', 'FR'))
  for (let times = 0; times < 5; times += 1) outbox.flush()
  await settle()
  expect(rig.requests).toHaveLength(2)
})

test('R-07 R-11 an entry that can be neither saved nor sent retries the saved ones once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { rig, outbox } = opened(Array<Fate>(20).fill('lost'))
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

const event = (eventID: string) => createTrackingEntry({ eventID, name: 'login', at: 1 })

const NOT_ACCEPTED = { kind: 'malformed', detail: 'event not accepted' }

test.each([
  ['refused', { kind: 'refused', code: 'request.invalid' }],
  ['skipped', NOT_ACCEPTED],
  ['no-value', NOT_ACCEPTED],
] as const)(
  'OFF-05 TRK-02 an event (%s) becomes a dead letter at once, and others are sent',
  async (...row) => {
    const [fate, error] = row
    const { rig, outbox } = opened([fate])
    await outbox.enqueue(event('bad'))
    await outbox.enqueue(event('good'))
    await settle(HOUR_MS)
    await outbox.enqueue(event('later'))
    await settle()
    expect(await rig.rows()).toMatchObject([
      { ...event('bad'), tries: 1, isSent: true, setAside: { at: 1_000_000, error } },
    ])
    expect(rig.requests).toHaveLength(3)
    expect(rig.ledger.map(({ body }) => body)).toEqual(['good', 'later'].map((id) => event(id).body))
  },
)

test('OFF-05 an entry that always fails becomes a dead letter after a limited number of attempts', async () => {
  const { rig, outbox } = opened(Array<Fate>(50).fill('error-500'))
  await outbox.enqueue(event('poison'))
  await settle(HOUR_MS)
  expect(rig.requests).toHaveLength(MAX_ATTEMPTS)
  expect((await rig.rows())[0]?.setAside?.error).toMatchObject({ kind: 'http', status: 500 })
})

test('OFF-05 a week without a network counts as no failed attempt', async () => {
  const { rig, outbox } = opened(Array<Fate>(400).fill('lost'))
  await outbox.enqueue(event('patient'))
  await settle(HOUR_MS)
  expect((await rig.rows())[0]?.setAside).toBeUndefined()
  rig.fates = Array<Fate>(MAX_ATTEMPTS - 1).fill('error-500')
  outbox.flush()
  await settle(MAX_ATTEMPTS * BACKOFF_CAP_MS)
  expect(rig.ledger).toHaveLength(1)
})

test('OFF-05 PSH-02 a dead letter stays when a later entry replaces those that wait', async () => {
  const { rig, outbox } = opened(['refused'])
  const [bind] = createPushBindEntries('7', 'device-1')
  if (bind) await outbox.enqueue(bind)
  await settle()
  await outbox.enqueue(createPushUnsubscribeEntry('device-1'))
  await settle()
  expect(await rig.rows()).toMatchObject([{ path: bind?.path, setAside: {} }])
  expect(rig.requests).toHaveLength(2)
})
