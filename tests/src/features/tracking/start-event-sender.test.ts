import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TrackingEvent } from '#domain/contract/tracking/tracking'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { startEventSender } from '../../../../src/features/tracking/start-event-sender'
import { pageState } from '../../../../src/shared/page/page-state'
import { enqueueEvent, pendingEvents } from '../../../../src/shared/tracking/event-queue'
import { putRows } from '../../support/page-fixture'

type Track = (event: TrackingEvent) => Promise<Result<null, AppError>>
const track = vi.hoisted(() => vi.fn<Track>())
vi.mock('../../../../src/shared/worker/client/commands', () => ({ commands: { track } }))

const onSent = vi.fn<(event: TrackingEvent) => void>()
const asked = (): readonly string[] => track.mock.calls.map(([{ eventID }]) => eventID)
const waiting = (): readonly string[] => pendingEvents().map(({ eventID }) => eventID)
const pass = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)
let end = (): void => undefined

/** The outbox accepts all but these. */
const refuse = (...ids: readonly string[]): void => {
  track.mockImplementation(({ eventID }) =>
    Promise.resolve(ids.includes(eventID) ? err({ kind: 'storage', detail: 'quota' }) : ok(null)),
  )
}
const start = (): void => {
  end = startEventSender({ merchant: 'harbour', currency: 'TLB', mayTrack: false, onSent })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  for (const [at, eventID] of ['e1', 'e2', 'e3'].entries())
    enqueueEvent({ eventID, name: 'login', merchant: 'harbour', customerId: '7', at })
})
afterEach(() => end())

test('TRK-02 recorded events are sent even if an earlier one is rejected, which is retried later', async () => {
  refuse('e1')
  start()
  await pass()
  expect(asked()).toEqual(['e1', 'e2', 'e3'])
  expect(waiting()).toEqual(['e1'])
  expect(onSent.mock.calls.map(([{ eventID }]) => eventID)).toEqual(['e2', 'e3'])
  refuse()
  await pass(30_000)
  expect(asked()).toHaveLength(3)
  await pass(60_000)
  expect(waiting()).toEqual([])
  await pass(600_000)
  expect(asked()).toEqual(['e1', 'e2', 'e3', 'e1'])
})

test('TRK-02 recorded events are retried when the network or the player is back, and not after the end', async () => {
  refuse('e1')
  start()
  for (const come of [
    () => window.dispatchEvent(new Event('online')),
    () => document.dispatchEvent(new Event('visibilitychange')),
  ]) {
    await pass()
    track.mockClear()
    come()
    come()
    await pass()
    expect(asked()).toEqual(['e1'])
  }
  end()
  window.dispatchEvent(new Event('online'))
  await pass(600_000)
  expect(asked()).toEqual(['e1'])
})

test('TRK-02 LNG-06 a deposit is sent in the currency of its member, or of the merchant if that is unknown', async () => {
  pageState.storage = 'memory'
  const info = { id: '7', account: 'ann', type: 1, regDate: 0, language: 'EN', balance: 0, profileIcon: 1 }
  const referral = { referralCode: '', referralUrl: '' }
  putRows('members', [{ ...info, ...referral, merchant: 'harbour', member: '7', currency: 'BRL' }])
  for (const [eventID, customerId] of [
    ['d1', '7'],
    ['d2', '8'],
  ] as const)
    enqueueEvent({ eventID, name: 'deposit', merchant: 'harbour', customerId, amount: 5, at: 9 })
  refuse()
  start()
  await pass()
  const deposits = track.mock.calls.map(([event]) => event).filter(({ name }) => name === 'deposit')
  expect(deposits.map(({ currency }) => currency)).toEqual(['BRL', 'PHP'])
})
