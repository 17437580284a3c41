import { beforeEach, vi } from 'vitest'
import { PROMOTION_CATEGORIES_ENDPOINT } from '#domain/contract/screen-endpoints'
import type { PageFacts, Signal } from '#domain/port'
import { err, ok } from '#domain/result'
import { SYNC_GROUP } from '#domain/tables/rows'
import type { Store } from '#worker/store/store'
import '#worker/sync/on-demand-resources' // loaded now: no timer of a test waits for it
import { createSharedSync } from '#worker/sync/shared-sync'
import { WebLocks } from '../../support/web-locks'
import { createEmptyStore } from './open-store'
import { useOwnChannels, withChannels } from './own-channels'
import { createSchedulerRig, useSchedulerClock } from './scheduler-rig'
import { WIRE_ANSWERS } from './wire-responses'

const nextTurn = setImmediate // not the one of the held clock
let locks: WebLocks
let store: Store

/** Holds the clock, and opens another browser for each test of the calling file. */
export const useBrowser = (): void => {
  useSchedulerClock()
  beforeEach(() => {
    locks = new WebLocks()
    store = createEmptyStore()
    useOwnChannels()
  })
}

/** Waits until messages between the tabs have arrived, and everything due at this instant has run. */
export const settle = async (ms = 0): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 8; turn += 1) {
    await new Promise((resolve) => nextTurn(resolve))
    await vi.advanceTimersByTimeAsync(10)
  }
}

/** Takes the next epoch, as in a database of all tabs. */
const claimEpoch: Store['claimEpoch'] = async () => {
  const epoch = ((await store.get('leader', SYNC_GROUP))?.epoch ?? 0) + 1
  await store.write([{ table: 'leader', puts: [{ id: SYNC_GROUP, epoch }], deletes: [] }])
  return ok(epoch)
}

/** A tab of the browser, with a gateway that only this tab uses. The database is the one of all tabs. */
export const openTab = async (received: Partial<PageFacts> = {}, hasLocks = true) => {
  const { gateway, context, circuit, facts } = createSchedulerRig(received)
  gateway.set(PROMOTION_CATEGORIES_ENDPOINT, WIRE_ANSWERS.promotionCategories)
  const state = { isFrozen: false, led: 0 }
  const signals: Signal[] = []
  // A frozen tab writes when it wakes; the database rejects the writes of a leader that was replaced.
  const write: Store['write'] = async (changes, epoch) => {
    while (state.isFrozen) await new Promise((resolve) => setTimeout(resolve, 100))
    const row = await store.get('leader', SYNC_GROUP)
    return epoch === undefined || row?.epoch === epoch ? store.write(changes) : err({ kind: 'fenced' })
  }
  const [shared, close] = withChannels(() =>
    createSharedSync({
      context: { ...context, store: { ...store, write, claimEpoch } },
      locks: hasLocks ? locks.tab() : undefined,
      circuit,
      onMerchant: (merchant) => facts.update({ merchant }),
      onResult: () => undefined,
      emit: (signal) => signals.push(signal),
      onLead: () => {
        state.led += 1
        void shared.syncAsLeader('start')
      },
    }),
  )
  await settle()
  shared.begin()
  await settle(5_000)
  /** Changes what the tab shows, or whether it is visible. */
  const change = async (changes: Partial<PageFacts>): Promise<void> => {
    const { visible } = facts.current
    facts.update(changes)
    void shared.onVisibilityChange({ visible })
    await settle()
  }
  /** The paths requested since the last call. */
  const requested = (): readonly string[] => gateway.requests.splice(0).map(({ path }) => path)
  return { shared, store, gateway, facts, state, signals, change, requested, close }
}

export const openTwo = async (received: Partial<PageFacts> = {}) => {
  const leader = await openTab()
  const follower = await openTab(received)
  leader.requested()
  return { leader, follower }
}
