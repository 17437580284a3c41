import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LEADER_HEARTBEAT_MS, LEADER_TIMEOUT_MS } from '#domain/timing'
import { createLeaderElection } from '#worker/sync/leader-election'
import { FakeLocks } from '../support/fake-locks'
import { openTab, type Shared, type Tab } from '../support/leader-rig'

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('leader election', () => {
  test('OFF-04 of eight tabs one leads, and R-04 the next in the queue follows when it is closed', async () => {
    const locks = new FakeLocks()
    const shared: Shared = { row: undefined }
    const tabs = Array.from({ length: 8 }, () => openTab(locks, shared))
    await settle()
    expect(tabs.map(({ leader }) => leader.isLeading)).toEqual([true, ...Array<boolean>(7).fill(false)])
    tabs[0]?.close()
    await settle()
    expect(tabs[1]?.leader.isLeading).toBe(true)
    expect(tabs[1]?.leader.epoch).toBe(2)
    expect(tabs[2]?.leader.isLeading).toBe(false)
  })

  test('R-04 without Web Locks every tab leads, with its own epoch', async () => {
    const shared: Shared = { row: undefined }
    const [a, b] = [openTab(undefined, shared), openTab(undefined, shared)]
    await settle()
    expect([a.leader.epoch, b.leader.epoch]).toEqual([1, 2])
    expect([a.led(), b.led()]).toEqual([1, 1])
    await a.leader.ensureEpoch()
    expect(a.leader.epoch).toBe(3)
    await a.leader.ensureEpoch() // no other tab has taken the epoch since, so pending writes stay valid
    expect(a.leader.epoch).toBe(3)
  })

  test('R-07 OFF-06 a leader in memory mode passes the leadership of the others to the next tab', async () => {
    const locks = new FakeLocks()
    const shared: Shared = { row: undefined }
    const tabs = [openTab(locks, shared), openTab(locks, shared)]
    await settle()
    tabs[0]?.leader.leadLocally()
    await settle()
    expect(tabs.map(({ leader }) => leader.isLeading)).toEqual([true, true])
    tabs[1]?.leader.leadLocally()
    await settle()
    expect(tabs.map((tab) => tab.deposed())).toEqual([0, 0])
  })

  test.each([
    ['who has given some', true],
    ['of whom none was wanted yet', false],
  ])('R-07 R-04 one %s sends no heartbeat once it syncs only for itself', async (_name, hasGiven) => {
    const shared: Shared = { row: undefined }
    const { leader } = openTab(new FakeLocks(), shared)
    await settle()
    if (hasGiven) leader.startHeartbeat()
    const last = shared.row?.beatAt
    leader.leadLocally()
    leader.startHeartbeat()
    await vi.advanceTimersByTimeAsync(10 * LEADER_HEARTBEAT_MS)
    expect(last !== undefined).toBe(hasGiven)
    expect(shared.row?.beatAt).toBe(last)
  })

  test('R-07 R-04 one that was queued for the lock passes it on when its turn comes', async () => {
    const locks = new FakeLocks()
    const shared: Shared = { row: undefined }
    const tabs = [openTab(locks, shared), openTab(locks, shared), openTab(locks, shared)]
    await settle()
    tabs[1]?.leader.leadLocally()
    await settle()
    expect(tabs.map(({ leader }) => leader.isLeading)).toEqual([true, true, false])
    tabs[0]?.close()
    await settle()
    expect(tabs[2]?.leader.isLeading).toBe(true)
    expect(tabs[1]?.led()).toBe(1)
  })

  test('R-05 a lost database gives the leader a new epoch, and a follower none', async () => {
    const locks = new FakeLocks()
    const shared: Shared = { row: undefined }
    const [leader, follower] = [openTab(locks, shared), openTab(locks, shared)]
    await settle()
    await leader.leader.renewEpoch()
    await follower.leader.renewEpoch()
    expect(leader.leader.epoch).toBe(2)
    expect(follower.leader.epoch).toBe(0)
  })

  test('R-04 R-05 a browser that refuses Web Locks is treated as one without them', async () => {
    const request = vi.fn(() => Promise.reject(new DOMException('storage is blocked', 'SecurityError')))
    const onElected = vi.fn()
    const leader = createLeaderElection({
      locks: { request },
      claimEpoch: () => Promise.resolve(1),
      readRow: () => Promise.resolve(undefined),
      writeHeartbeat: () => Promise.resolve(),
      onElected,
    })
    await settle()
    expect(leader.isLeading).toBe(true)
    leader.watch(true)
    await vi.advanceTimersByTimeAsync(10 * LEADER_HEARTBEAT_MS)
    expect(request).toHaveBeenCalledTimes(1)
    expect(onElected).toHaveBeenCalledTimes(1)
  })
})

describe('a frozen leader', () => {
  const two = async (): Promise<{ first: Tab; second: Tab; shared: Shared }> => {
    const locks = new FakeLocks()
    const shared: Shared = { row: undefined }
    const [first, second] = [openTab(locks, shared), openTab(locks, shared)]
    await settle()
    return { first, second, shared }
  }

  test('R-04 one that sends heartbeats stays the leader', async () => {
    const { first, second } = await two()
    second.leader.watch(true)
    first.leader.startHeartbeat()
    await vi.advanceTimersByTimeAsync(10 * LEADER_TIMEOUT_MS)
    expect(first.leader.isLeading).toBe(true)
    expect(second.leader.isLeading).toBe(false)
  })

  test('R-04 one without a heartbeat for ten seconds is demoted, notices it on waking, and queues again', async () => {
    const { first, second, shared } = await two()
    second.leader.watch(true)
    first.leader.startHeartbeat()
    await vi.advanceTimersByTimeAsync(LEADER_TIMEOUT_MS)
    first.freeze()
    await vi.advanceTimersByTimeAsync(LEADER_TIMEOUT_MS - LEADER_HEARTBEAT_MS)
    expect(second.leader.isLeading).toBe(false)
    await vi.advanceTimersByTimeAsync(3 * LEADER_HEARTBEAT_MS)
    expect(second.leader.isLeading).toBe(true)
    expect(second.led()).toBe(1)
    expect(shared.row?.epoch).toBe(2)
    expect(first.leader.isLeading).toBe(false)
    expect(first.deposed()).toBe(1)
    second.close()
    await settle()
    expect(first.leader.isLeading).toBe(true)
    expect(first.leader.epoch).toBe(3)
  })

  test('R-04 a hidden tab never steals the lock', async () => {
    const { first, second } = await two()
    second.leader.watch(true)
    second.leader.watch(false)
    await vi.advanceTimersByTimeAsync(10 * LEADER_TIMEOUT_MS)
    expect([first.leader.isLeading, second.leader.isLeading]).toEqual([true, false])
  })

  test('R-04 no heartbeat is written while no other tab is waiting', async () => {
    const { first, shared } = await two()
    await vi.advanceTimersByTimeAsync(10 * LEADER_HEARTBEAT_MS)
    expect(first.leader.isLeading).toBe(true)
    expect(shared.row?.beatAt).toBeUndefined()
  })

  test('R-07 one without an epoch, because the quota was exceeded, requests one before its next sync', async () => {
    const epochs = [null, 4]
    const leader = createLeaderElection({
      locks: new FakeLocks().tab(),
      claimEpoch: () => Promise.resolve(epochs.shift() ?? null),
      readRow: () => Promise.resolve(undefined),
      writeHeartbeat: () => Promise.resolve(),
      onElected: () => undefined,
    })
    await settle()
    expect([leader.isLeading, leader.epoch]).toEqual([true, 0])
    await leader.ensureEpoch()
    expect(leader.epoch).toBe(4)
  })
})
