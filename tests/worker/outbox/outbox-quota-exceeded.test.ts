import { beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#domain/result'
import {
  createLanguageEntry,
  createPushBindEntries,
  createTrackingEntry,
  createPushUnsubscribeEntry,
} from '#worker/outbox/outbox-entries'
import { ANN, BEN } from '../../support/members'
import { FULL, opened, OutboxRig, settle } from '../support/outbox-rig'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))

const fullRig = (): OutboxRig => Object.assign(new OutboxRig(), { isFull: true })

test.each([
  ['language', [createLanguageEntry('7', 'FR')]],
  ['push', createPushBindEntries('7', 'device-1')],
  ['unsubscribe', [createPushUnsubscribeEntry('device-1')]],
  ['tracking', [createTrackingEntry({ eventID: 'e1', name: 'login', at: 1, customerId: '7' })]],
])('R-07 OFF-05 a delivery (%s) that cannot be saved is sent at once', async (_kind, deliveries) => {
  const rig = fullRig()
  const outbox = rig.open()
  for (const delivery of deliveries) expect(await outbox.enqueue(delivery)).toEqual(ok(null))
  expect(rig.ledger.map(({ path }) => path)).toEqual(deliveries.map(({ path }) => path))
  expect(rig.leftAtDelivery).toEqual(deliveries.map(() => 0))
  expect(await rig.rows()).toEqual([])
})

test('R-07 OFF-05 a delivery that cannot be saved is sent after the saved ones of its kind, without those that it replaces', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { rig, outbox } = opened(['ack-lost'])
  await outbox.enqueue(createLanguageEntry('7', 'FR')) // its response is lost: the gateway may have received it
  await settle()
  rig.facts.update({ session: BEN })
  await outbox.enqueue(createLanguageEntry('7', 'UR'))
  await settle()
  rig.facts.update({ session: ANN })
  rig.isFull = true
  expect(await outbox.enqueue(createLanguageEntry('7', 'TH'))).toEqual(ok(null))
  expect(rig.ledger.map(({ body }) => body)).toEqual([{ language: 'FR' }, { language: 'TH' }])
})

type Given = Partial<Pick<OutboxRig, 'fates' | 'isCircuitOpen'>> & { readonly session?: typeof ANN | null }

test.each<[what: string, given: Given, error: object, requests: number]>([
  ['is not answered', { fates: ['lost'] }, FULL, 1],
  ['is not sent while the gateway does not answer', { isCircuitOpen: true }, FULL, 0],
  ['is refused', { fates: ['refused'] }, { kind: 'refused', code: 'request.invalid' }, 1],
  ['is of another member', { session: BEN }, { kind: 'no-session' }, 0],
  ['is of a member who has logged out', { session: null }, { kind: 'no-session' }, 0],
])('R-07 a delivery that cannot be saved is an error if it %s', async (_name, given, error, requests) => {
  const { session = ANN, ...changes } = given
  const rig = Object.assign(fullRig(), changes)
  rig.facts.update({ session })
  expect(await rig.open().enqueue(createLanguageEntry('7', 'FR'))).toMatchObject({ ok: false, error })
  expect(rig.requests).toHaveLength(requests)
})
