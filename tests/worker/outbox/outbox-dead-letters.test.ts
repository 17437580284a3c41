import { beforeEach, expect, test, vi } from 'vitest'
import { BACKOFF_CAP_MS, HOUR_MS } from '#domain/timing'
import { MAX_ATTEMPTS } from '#domain/sync/failed-entry-action'
import {
  createPushBindEntries,
  createPushUnsubscribeEntry,
  createTrackingEntry,
} from '#worker/outbox/outbox-entries'
import { type Fate, OutboxRig, settle } from '../support/outbox-rig'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))

const event = (eventID: string) => createTrackingEntry({ eventID, name: 'login', at: 1 })

/** The outbox of a tab, with the fates of its first requests. */
const opened = (fates: Fate[]) => {
  const rig = Object.assign(new OutboxRig(), { fates })
  return { rig, outbox: rig.open() }
}

test('OFF-05 a rejected entry becomes a dead letter with its reason, and those after it are sent', async () => {
  const { rig, outbox } = opened(['refused'])
  await outbox.enqueue(event('bad'))
  await outbox.enqueue(event('good'))
  await settle(HOUR_MS)
  await outbox.enqueue(event('later'))
  await settle()
  expect(await rig.rows()).toMatchObject([
    {
      ...event('bad'),
      tries: 1,
      isSent: true,
      setAside: { at: 1_000_000, error: { kind: 'refused', code: 'request.invalid' } },
    },
  ])
  expect(rig.requests).toHaveLength(3)
  expect(rig.ledger.map(({ body }) => body)).toEqual(['good', 'later'].map((id) => event(id).body))
})

test.each(['skipped', 'no-value'] as const)(
  'OFF-05 TRK-02 an event that the gateway cannot read (%s) becomes a dead letter at once',
  async (fate) => {
    const { rig, outbox } = opened([fate])
    await outbox.enqueue(event('bad'))
    await outbox.enqueue(event('good'))
    await settle(HOUR_MS)
    expect((await rig.rows()).map(({ setAside }) => setAside?.error)).toEqual([
      { kind: 'malformed', detail: 'event not accepted' },
    ])
    expect(rig.requests).toHaveLength(2)
    expect(rig.ledger.map(({ body }) => body)).toEqual([event('good').body])
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
