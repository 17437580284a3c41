import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { MEMBER_LANGUAGE_ENDPOINT } from '#domain/contract/command-endpoints'
import { BACKOFF_CAP_MS, HOUR_MS } from '#domain/timing'
import { MAX_ATTEMPTS } from '#domain/sync/failed-entry-action'
import { timesFuzzed } from '../../support/fuzz'
import {
  createLanguageEntry,
  createPushBindEntries,
  createTrackingEntry,
  createPushUnsubscribeEntry,
} from '#worker/outbox/outbox-entries'
import { ANN, BEN } from '../../support/members'
import { type Fate, opened, OutboxRig, settle } from '../support/outbox-rig'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))

const event = (eventID: string, customerId?: string) =>
  createTrackingEntry({ eventID, name: 'login', at: 1, ...(customerId === undefined ? {} : { customerId }) })
const languagesOf = (rig: OutboxRig): unknown[] =>
  rig.ledger.flatMap(({ body }) =>
    typeof body === 'object' && body && 'language' in body ? [body.language] : [],
  )

test('OFF-05 R-03 an entry is stored before it is sent, and deleted after the response', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { rig, outbox } = opened(['lost'])
  await outbox.enqueue(createLanguageEntry('7', 'FR'))
  expect(await rig.rows()).toHaveLength(1)
  await settle()
  expect(rig.ledger).toEqual([])
  await settle(BACKOFF_CAP_MS)
  const path = MEMBER_LANGUAGE_ENDPOINT
  const key = rig.requests[0]?.key
  const body = { language: 'FR' }
  expect(rig.ledger).toEqual([{ method: 'POST', path, key, body, token: 'token-of-ann' }])
  expect(rig.leftAtDelivery).toEqual([1]) // its result is saved before that, so it is not sent twice
  expect(await rig.rows()).toEqual([])
})

test('OFF-05 R-03 an entry whose response was lost is retried with the same key, and takes effect once', async () => {
  const { rig, outbox } = opened(['ack-lost', 'ack-lost'])
  await outbox.enqueue(createLanguageEntry('7', 'FR'))
  await settle(3 * BACKOFF_CAP_MS)
  expect(rig.requests.length).toBe(3)
  expect(new Set(rig.requests.map(({ key }) => key)).size).toBe(1)
  expect(rig.requests[0]?.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(languagesOf(rig)).toEqual(['FR'])
})

test('OFF-05 of choices that were never sent only the last one counts', async () => {
  const { rig, outbox } = opened([], null)
  await outbox.enqueue(createLanguageEntry('8', 'CN'))
  rig.facts.update({ merchant: 'island' })
  await outbox.enqueue(createLanguageEntry('7', 'ES'))
  rig.facts.update({ merchant: 'harbour' })
  for (const language of ['FR', 'UR', 'TH']) await outbox.enqueue(createLanguageEntry('7', language))
  // Those of another member and of another merchant stay.
  expect((await rig.rows()).map(({ body }) => body['language'])).toEqual(['CN', 'ES', 'TH'])
  rig.facts.update({ session: ANN })
  outbox.flush()
  await settle()
  expect(languagesOf(rig)).toEqual(['TH'])
})

test('R-03 a choice that may have been received stays before the next one, in order', async () => {
  const { rig, outbox } = opened(['ack-lost'])
  await outbox.enqueue(createLanguageEntry('7', 'FR'))
  await settle()
  await outbox.enqueue(createLanguageEntry('7', 'UR'))
  await settle(BACKOFF_CAP_MS)
  expect(languagesOf(rig)).toEqual(['FR', 'UR'])
  // The first again, with its key: only its response proves that it is no longer in flight.
  expect(rig.requests.map(({ body }) => body)).toEqual([
    { language: 'FR' },
    { language: 'FR' },
    { language: 'UR' },
  ])
})

test.each([
  ['another member', BEN],
  ['a guest', null],
])('OFF-05 a member’s entries wait for their own session, and block none of %s', async (_who, session) => {
  const { rig, outbox } = opened([], session)
  for (const delivery of createPushBindEntries('7', 'device-1')) await outbox.enqueue(delivery)
  await outbox.enqueue(createPushUnsubscribeEntry('device-2'))
  await settle(HOUR_MS)
  expect(rig.ledger.map(({ path }) => path)).toEqual(['/wps/relay/CSP_fcmUnsubscribe'])
  rig.facts.update({ session: ANN })
  outbox.flush()
  await settle()
  expect(rig.ledger.slice(1).map(({ path, token }) => [path, token])).toEqual([
    ['/wps/relay/CSP_fcmBind', 'token-of-ann'],
    ['/wps/relay/CSP_fcmSubscribe', 'token-of-ann'],
  ])
})

test('TRK-02 the customer’s name is added when sending and never stored', async () => {
  const { rig, outbox } = opened(['lost'])
  await outbox.enqueue(event('e1', '7'))
  await settle()
  expect(JSON.stringify(await rig.rows())).not.toContain('ann')
  await settle(BACKOFF_CAP_MS)
  expect(rig.ledger[0]?.body).toEqual({
    events: [{ eventID: 'e1', name: 'login', customerId: '7', customerName: 'ann', at: 1 }],
  })
})

test.each([
  ['a guest', null],
  ['a member', ANN],
])('TRK-02 the event of a guest is sent to the gateway without a name, by %s', async (_who, session) => {
  const { rig, outbox } = opened([], session)
  await outbox.enqueue(event('e1'))
  await settle()
  expect(rig.ledger.map(({ body }) => body)).toEqual([event('e1').body])
})

test('OFF-05 a member’s entry is not sent if their session ends just before the request', async () => {
  const { rig } = opened([])
  const { write } = rig.store
  let writes = 0
  rig.store.write = (changes, epoch) => {
    writes += 1
    if (writes === 2) rig.facts.update({ session: null }) // the entry is saved, and marked as sent
    return write(changes, epoch)
  }
  await rig.open().enqueue(createLanguageEntry('7', 'FR'))
  await settle(HOUR_MS)
  expect(rig.requests).toEqual([])
  expect(await rig.rows()).toHaveLength(1)
})

test('OFF-05 NET-11 an expired session leaves the entry for the next session', async () => {
  const { rig, outbox } = opened(['no-session'])
  await outbox.enqueue(createLanguageEntry('7', 'FR'))
  await settle(HOUR_MS)
  expect(rig.requests).toHaveLength(1)
  rig.facts.update({ session: { ...ANN, token: 'token-2' } })
  outbox.flush()
  await settle()
  expect(rig.ledger.map(({ token }) => token)).toEqual(['token-2'])
})

const fate = fc.constantFrom<Fate>('taken', 'lost', 'ack-lost', 'error-500', 'too-many', 'page')
// Fewer counted faults than the dead-letter limit.
const someFates = fc.array(fate, { maxLength: 40 }).map((fates) => {
  let counted = 0
  return fates.map((one) => {
    if (one === 'error-500' || one === 'page') counted += 1
    return counted < MAX_ATTEMPTS ? one : 'lost'
  })
})
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ put: fc.constantFrom('track', 'push') }) },
  { weight: 2, arbitrary: fc.record({ put: fc.constant('language') }) },
  { weight: 2, arbitrary: fc.constant('kill' as const) },
  { weight: 2, arbitrary: fc.record({ pause: fc.integer({ min: 0, max: 5_000 }) }) },
  { weight: 1, arbitrary: fc.constantFrom('log-out' as const, 'log-in' as const) },
)

test('R-03 OFF-05 whatever is lost or killed, each delivery takes effect once, and those of a kind in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), someFates, async (steps, fates) => {
      const rig = new OutboxRig()
      rig.fates = [...fates]
      let outbox = rig.open()
      const put: string[] = []
      for (const one of steps) {
        if (one === 'kill') {
          rig.kill()
          outbox = rig.open()
          outbox.flush()
        } else if (one === 'log-out') rig.facts.update({ session: null })
        else if (one === 'log-in') {
          rig.facts.update({ session: ANN })
          outbox.flush()
        } else if ('pause' in one) await settle(one.pause)
        else {
          const id = String(put.length)
          const delivery =
            one.put === 'language'
              ? createLanguageEntry('7', id)
              : one.put === 'push'
                ? { ...createPushUnsubscribeEntry(id), member: '7' }
                : event(id)
          void outbox.enqueue(delivery)
          await settle()
          put.push(`${delivery.kind} ${id}`)
        }
      }
      rig.fates = []
      rig.facts.update({ session: ANN })
      outbox.flush()
      await settle(HOUR_MS)

      const seen = rig.ledger.map(nameOf)
      expect(new Set(seen).size).toBe(seen.length)
      for (const kind of ['language', 'push', 'tracking']) {
        const asked = put.filter((name) => name.startsWith(kind))
        const taken = seen.filter((name) => name.startsWith(kind))
        // Some language choices were never received; the last one always is.
        if (kind === 'language') expect(taken).toEqual(asked.filter((name) => taken.includes(name)))
        else expect(taken).toEqual(asked)
        expect(taken.at(-1)).toBe(asked.at(-1))
      }
      expect(await rig.rows()).toEqual([])
    }),
    { numRuns: timesFuzzed(150) },
  )
})

const nameOf = ({ path, body }: { readonly path: string; readonly body: unknown }): string => {
  const text = JSON.stringify(body)
  if (path.endsWith('language')) return `language ${/"language":"(\d+)"/u.exec(text)?.[1] ?? '?'}`
  if (path.endsWith('TRACK_events')) return `tracking ${/"eventID":"(\d+)"/u.exec(text)?.[1] ?? '?'}`
  return `push ${/"registrationToken":"(\d+)"/u.exec(text)?.[1] ?? '?'}`
}
