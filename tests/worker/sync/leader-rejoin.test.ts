import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LEADER_HEARTBEAT_MS } from '#domain/timing'
import { FakeLocks } from '../support/fake-locks'
import { openTab, type Shared } from '../support/leader-rig'

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a tab whose rows are in the database again', () => {
  test('R-05 R-04 queues for the leadership and takes a new epoch', async () => {
    const locks = new FakeLocks()
    const shared: Shared = { row: undefined }
    const tab = openTab(locks, shared)
    await settle()
    tab.leader.leadLocally()
    await settle()
    tab.leader.rejoin()
    await settle()
    expect(tab.leader).toMatchObject({ isLeading: true, isLocalOnly: false, epoch: 2 })
    expect(tab.led()).toBe(2)
    // It holds the lock again: another tab waits.
    const next = openTab(locks, shared)
    await settle()
    expect(next.leader.isLeading).toBe(false)
  })

  test('R-05 R-04 leaves the leadership to the current leader, and follows when that tab is closed', async () => {
    const locks = new FakeLocks()
    const shared: Shared = { row: undefined }
    const [first, second] = [openTab(locks, shared), openTab(locks, shared)]
    await settle()
    second.leader.leadLocally()
    await settle()
    second.leader.rejoin()
    await settle()
    expect([first.leader.isLeading, second.leader.isLeading]).toEqual([true, false])
    first.close()
    await settle()
    expect(second.leader).toMatchObject({ isLeading: true, epoch: 3 })
  })

  test('R-05 R-04 sends its heartbeat to waiting tabs again', async () => {
    const shared: Shared = { row: undefined }
    const { leader } = openTab(new FakeLocks(), shared)
    await settle()
    leader.startHeartbeat()
    leader.leadLocally()
    await settle()
    leader.rejoin()
    await settle()
    leader.startHeartbeat()
    const first = shared.row?.beatAt
    await vi.advanceTimersByTimeAsync(LEADER_HEARTBEAT_MS)
    expect(shared.row?.epoch).toBe(2)
    expect(shared.row?.beatAt).toBeGreaterThan(first ?? Infinity)
  })

  test('R-05 without Web Locks leads at once', async () => {
    const tab = openTab(undefined, { row: undefined })
    await settle()
    tab.leader.leadLocally()
    tab.leader.rejoin()
    await settle()
    expect(tab.leader).toMatchObject({ isLeading: true, epoch: 2 })
  })
})
