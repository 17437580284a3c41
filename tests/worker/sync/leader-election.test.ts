import { beforeEach, expect, test, vi } from 'vitest'
import { err, ok } from '#domain/result'
import { LEADER_HEARTBEAT_MS, LEADER_TIMEOUT_MS } from '#domain/timing'
import { createLeaderElection, type Locks } from '#worker/sync/leader-election'
import { WebLocks } from '../../support/web-locks'
import { openTab, type Shared, type Tab } from '../support/leader-rig'

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

let locks: WebLocks
let shared: Shared

beforeEach(() => {
  vi.useFakeTimers()
  locks = new WebLocks()
  shared = { row: undefined }
})

/** Opens a tab of the browser. The first one leads once everything due has run. */
const open = (): Tab => openTab(locks, shared)

const openTwo = async (): Promise<[Tab, Tab]> => {
  const both: [Tab, Tab] = [open(), open()]
  await settle()
  return both
}

const leading = (...tabs: readonly Tab[]): boolean[] => tabs.map(({ leader }) => leader.isLeading)

/** Calls the method in this tab and runs everything that follows at once. */
const make = async (tab: Tab, ...methods: readonly ('leadLocally' | 'rejoin' | 'setHeartbeat')[]) => {
  for (const method of methods) {
    tab.leader[method](true)
    await settle()
  }
}

/** A tab with these epochs to take, and without a database. */
const elect = (request: Locks['request'], ...epochs: (number | null)[]) => {
  const [onElected, onDemoted] = [vi.fn(), vi.fn()]
  const leader = createLeaderElection({
    locks: { ...new WebLocks().tab(), request },
    claimEpoch: () => {
      const epoch = epochs.shift()
      return Promise.resolve(epoch ? ok(epoch) : err({ kind: 'storage', detail: 'quota' }))
    },
    readRow: () => Promise.resolve(undefined),
    writeHeartbeat: () => Promise.resolve(),
    onElected,
    onDemoted,
  })
  return { leader, onElected, onDemoted }
}

test('OFF-04 of eight tabs one leads, and R-04 the next in the queue follows when it is closed', async () => {
  const [one, two, ...others] = [open(), open(), ...Array.from({ length: 6 }, open)]
  await settle()
  expect(leading(one, two, ...others)).toEqual([true, ...Array<boolean>(7).fill(false)])
  one.close()
  await settle()
  expect(leading(two, ...others)).toEqual([true, ...Array<boolean>(6).fill(false)])
  expect(two.leader.epoch).toBe(2)
})

test('R-04 R-05 without Web Locks every tab leads, with its own epoch', async () => {
  const [a, b] = [openTab(undefined, shared), openTab(undefined, shared)]
  await settle()
  expect([a.leader.epoch, b.leader.epoch]).toEqual([1, 2])
  expect([a.led(), b.led()]).toEqual([1, 1])
  await a.leader.ensureEpoch()
  expect(a.leader.epoch).toBe(3)
  await a.leader.ensureEpoch() // no other tab has taken the epoch since, so pending writes stay valid
  expect(a.leader.epoch).toBe(3)
  // From memory mode it leads again at once.
  a.leader.leadLocally()
  await make(a, 'rejoin')
  expect(a.leader).toMatchObject({ isLeading: true, epoch: 4 })
})

test('R-04 R-05 a browser that refuses Web Locks is treated as one without them', async () => {
  const request = vi.fn(() => Promise.reject(new DOMException('storage is blocked', 'SecurityError')))
  const { leader, onElected, onDemoted } = elect(request, 1, 2)
  await settle()
  expect(leader.isLeading).toBe(true)
  leader.watch(true)
  await vi.advanceTimersByTimeAsync(10 * LEADER_HEARTBEAT_MS)
  expect(request).toHaveBeenCalledTimes(1)
  expect(onElected).toHaveBeenCalledTimes(1)
  expect(onDemoted).not.toHaveBeenCalled()
  await leader.ensureEpoch() // no row names the leader: the database was lost
  expect(leader.epoch).toBe(2)
})

test('R-07 a leader without an epoch, because the quota was exceeded, requests one before its next sync', async () => {
  const { leader } = elect(new WebLocks().tab().request, null, 4)
  await settle()
  expect([leader.isLeading, leader.epoch]).toEqual([true, 0])
  await leader.ensureEpoch()
  expect(leader.epoch).toBe(4)
})

test('R-07 OFF-06 a tab in memory mode syncs only for itself, and passes the leadership of the others to the next tab', async () => {
  const [one, two] = await openTwo()
  await make(one, 'leadLocally')
  expect(leading(one, two)).toEqual([true, true])
  await make(two, 'leadLocally')
  expect([one.deposed(), two.deposed()]).toEqual([0, 0])
})

test.each([
  ['that has sent some', true],
  ['of which none was wanted yet', false],
])('R-07 R-04 a tab in memory mode %s sends no heartbeat any more', async (_name, hasGiven) => {
  const one = open()
  await settle()
  if (hasGiven) await make(one, 'setHeartbeat', 'setHeartbeat')
  const last = shared.row?.beatAt
  await make(one, 'leadLocally', 'setHeartbeat')
  await vi.advanceTimersByTimeAsync(10 * LEADER_HEARTBEAT_MS)
  expect(last !== undefined).toBe(hasGiven)
  expect(shared.row?.beatAt).toBe(last)
})

test('R-07 R-04 a tab in memory mode that was queued for the lock passes it on when its turn comes', async () => {
  const [one, two, three] = [open(), open(), open()]
  await settle()
  await make(two, 'leadLocally')
  expect(leading(one, two, three)).toEqual([true, true, false])
  one.close()
  await settle()
  expect(three.leader.isLeading).toBe(true)
  expect(two.led()).toBe(1)
})

test('R-05 R-04 a tab whose rows are in the database again queues for the leadership and takes a new epoch', async () => {
  const one = open()
  await settle()
  await make(one, 'leadLocally', 'rejoin')
  expect(one.leader).toMatchObject({ isLeading: true, isLocalOnly: false, epoch: 2 })
  expect(one.led()).toBe(2)
  // It holds the lock again: another tab waits.
  const next = open()
  await settle()
  expect(next.leader.isLeading).toBe(false)
})

test('R-05 R-04 such a tab leaves the leadership to the current leader, and follows when that tab is closed', async () => {
  const [one, two] = await openTwo()
  await make(two, 'leadLocally', 'rejoin')
  expect(leading(one, two)).toEqual([true, false])
  one.close()
  await settle()
  expect(two.leader).toMatchObject({ isLeading: true, epoch: 3 })
})

test('R-05 R-04 such a tab sends its heartbeat to waiting tabs again', async () => {
  const one = open()
  await settle()
  await make(one, 'setHeartbeat', 'leadLocally', 'rejoin', 'setHeartbeat')
  const first = shared.row?.beatAt
  await vi.advanceTimersByTimeAsync(LEADER_HEARTBEAT_MS)
  expect(shared.row?.epoch).toBe(2)
  expect(shared.row?.beatAt).toBeGreaterThan(first ?? Infinity)
})

test('R-04 a heartbeat that other tabs need already is not written again before its time', async () => {
  const one = open()
  await settle()
  await make(one, 'setHeartbeat')
  const first = shared.row?.beatAt
  await vi.advanceTimersByTimeAsync(LEADER_HEARTBEAT_MS / 2)
  await make(one, 'setHeartbeat')
  expect(first).toBeDefined()
  expect(shared.row?.beatAt).toBe(first)
})

test.each([
  ['that sends heartbeats', ({ leader }: Tab) => leader.setHeartbeat(true)],
  ['whose only follower is hidden', (_one: Tab, { leader }: Tab) => leader.watch(false)],
])('R-04 a leader %s stays the leader', async (_which, prepare) => {
  const [one, two] = await openTwo()
  two.leader.watch(true)
  prepare(one, two)
  await vi.advanceTimersByTimeAsync(10 * LEADER_TIMEOUT_MS)
  expect(leading(one, two)).toEqual([true, false])
})

test('R-04 a frozen leader without a heartbeat for ten seconds is demoted, notices it on waking, and queues again', async () => {
  const [one, two] = await openTwo()
  two.leader.watch(true)
  one.leader.setHeartbeat(true)
  await vi.advanceTimersByTimeAsync(LEADER_TIMEOUT_MS)
  one.freeze()
  await vi.advanceTimersByTimeAsync(LEADER_TIMEOUT_MS - LEADER_HEARTBEAT_MS)
  expect(two.leader.isLeading).toBe(false)
  await vi.advanceTimersByTimeAsync(3 * LEADER_HEARTBEAT_MS)
  expect(leading(one, two)).toEqual([false, true])
  expect(two.led()).toBe(1)
  expect(shared.row?.epoch).toBe(2)
  expect(one.deposed()).toBe(1)
  two.close()
  await settle()
  expect(one.leader).toMatchObject({ isLeading: true, epoch: 3 })
})

test('R-04 a tab whose lock is stolen while it takes its epoch does not lead', async () => {
  let claim = (): void => undefined
  const onElected = vi.fn()
  const leader = createLeaderElection({
    locks: locks.tab(),
    claimEpoch: () => new Promise((resolve) => (claim = () => resolve(ok(1)))),
    readRow: () => Promise.resolve(undefined),
    writeHeartbeat: () => Promise.resolve(),
    onElected,
    onDemoted: vi.fn(),
  })
  await settle()
  const other = open()
  other.leader.watch(true)
  await vi.advanceTimersByTimeAsync(LEADER_TIMEOUT_MS + 2 * LEADER_HEARTBEAT_MS)
  expect(other.leader.isLeading).toBe(true)
  claim()
  await settle()
  expect([leader.isLeading, onElected.mock.calls.length]).toEqual([false, 0])
  other.close()
  await settle()
  claim()
  await settle()
  expect(leader.isLeading).toBe(true)
})

test('R-04 no heartbeat is written while no other tab is waiting', async () => {
  const one = open()
  await settle()
  one.leader.watch(true) // nor does it replace itself
  await vi.advanceTimersByTimeAsync(10 * LEADER_HEARTBEAT_MS)
  expect([one.leader.isLeading, one.led()]).toEqual([true, 1])
  expect(shared.row?.beatAt).toBeUndefined()
})
