import { beforeEach, expect, test, vi } from 'vitest'
import type { SyncTrigger } from '#domain/port'
import { err, ok } from '#domain/result'
import { SYNC_GROUP } from '#domain/tables/rows'
import { SyncChannel } from '#worker/sync/sync-channel'
import { useOwnChannels } from '../support/own-channels'

const openTab = (isLeading: boolean, merchant = '') => {
  const tab = {
    isLeading,
    isAlone: false,
    merchant,
    /** The syncs that ran here. */ ran: [] as SyncTrigger[],
  }
  const bus = new SyncChannel({
    isLeading: () => tab.isLeading,
    isAlone: () => tab.isAlone,
    merchant: () => tab.merchant,
    onMerchant: (parsed) => (tab.merchant = parsed),
    onConnection: () => undefined,
    run: (trigger) => {
      tab.ran.push(trigger)
      return Promise.resolve(err({ kind: 'timeout', limitMs: tab.ran.length }))
    },
  })
  return Object.assign(tab, { bus })
}

beforeEach(useOwnChannels)

test('OFF-04 a leader that is asked before it knows the merchant responds once it does', async () => {
  const leader = openTab(true)
  const followers = [openTab(false), openTab(false, 'another')]
  followers[0]?.bus.requestMerchant()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(followers.map(({ merchant }) => merchant)).toEqual(['', 'another'])
  leader.merchant = 'harbour'
  leader.bus.broadcastMerchant()
  await vi.waitFor(() => expect(followers.map(({ merchant }) => merchant)).toEqual(['harbour', 'harbour']))
})

test('OFF-04 only the leader responds, and it accepts no such message from other tabs', async () => {
  const leader = openTab(true, 'harbour')
  const follower = openTab(false, 'stale')
  follower.bus.broadcastMerchant()
  new BroadcastChannel(SYNC_GROUP).postMessage({ type: 'merchant', merchant: 'forged' })
  await vi.waitFor(() => expect(follower.merchant).toBe('forged'))
  expect(leader.merchant).toBe('harbour')
})

test('OFF-04 sync requests are run only by the leader, and each gets its own result', async () => {
  const [leader, bystander, follower] = [openTab(true), openTab(false), openTab(false)]
  const triggers = ['language', 'retry'] as const
  const results = await Promise.all(triggers.map((trigger) => follower.bus.requestSync(trigger)))
  expect(results).toEqual([1, 2].map((limitMs) => err({ kind: 'timeout', limitMs })))
  expect([leader.ran, bystander.ran, follower.ran]).toEqual([triggers, [], []])
})

test('OFF-04 a request that no leader has responded to runs in this tab when it is elected', async () => {
  const tab = openTab(false)
  const request = tab.bus.requestSync('language')
  tab.isLeading = true
  tab.bus.runWaiting()
  expect(await request).toEqual(err({ kind: 'timeout', limitMs: 1 }))
  tab.bus.runWaiting()
  expect(tab.ran).toEqual(['language'])
})

test('R-07 OFF-04 a tab that syncs only for itself leaves the requests of others to their leader', async () => {
  const [alone, leader, follower] = [openTab(true), openTab(true), openTab(false)]
  alone.isAlone = true
  await follower.bus.requestSync('retry')
  await alone.bus.requestSync('online')
  expect([alone.ran, leader.ran]).toEqual([['online'], ['retry']])
})

test('R-10 OFF-04 if the only leader syncs just for itself, a sync request still ends', async () => {
  vi.useFakeTimers()
  const [alone, follower] = [openTab(true), openTab(false)]
  alone.isAlone = true
  const input = follower.bus.requestSync('retry')
  await vi.advanceTimersByTimeAsync(12_000)
  vi.useRealTimers()
  expect(await input).toEqual(ok(null))
})
