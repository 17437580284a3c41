import { expect, test, vi } from 'vitest'
import { GAMES_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { PROMOTION_CATEGORIES_ENDPOINT } from '#domain/contract/screen-endpoints'
import { SYNC_GROUP } from '#domain/tables/rows'
import { LEADER_HEARTBEAT_MS, LEADER_TIMEOUT_MS, MINUTE_MS } from '#domain/timing'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { gamesIn } from '../support/content'
import { openTab, openTwo, settle, useBrowser } from '../support/shared-sync-rig'
import { wireGames } from '../support/wire-responses'

useBrowser()

const ALL = FIRST_SCREEN_RESOURCES.length

test('OFF-04 a follower requests nothing itself: the leader runs its refresh and returns the result', async () => {
  const { leader, follower } = await openTwo()
  expect([leader.shared.isLeading, follower.shared.isLeading]).toEqual([true, false])
  expect([leader.state.led, follower.state.led]).toEqual([1, 0])
  const refreshed = follower.shared.refresh()
  await settle()
  expect(await refreshed).toEqual({ ok: true, value: null })
  expect(leader.requested()).toHaveLength(ALL)
  leader.gateway.isDown = true
  const failed = follower.shared.refresh()
  await settle(5_000)
  expect(await failed).toMatchObject({ ok: false, error: { kind: 'network' } })
  expect(follower.requested()).toEqual([])
})

test('SHL-01 after a request rejected with 503 status is fetched again, and after no other', async () => {
  const { shared, requested } = await openTab()
  await settle(30_000)
  requested()
  shared.onRequestOutcome(null)
  shared.onRequestOutcome({ kind: 'network', secure: true })
  shared.onRequestOutcome({ kind: 'http', status: 500 })
  await settle(1_000)
  expect(requested()).toEqual([])
  shared.onRequestOutcome({ kind: 'http', status: 503 })
  await settle(1_000)
  expect(requested()).toEqual([STATUS_ENDPOINT])
})

test('SHL-01 the page learns that the site is unavailable, and only then', async () => {
  const { shared, gateway, signals } = await openTab()
  expect(signals).toEqual([])
  gateway.set(STATUS_ENDPOINT, { merchantCode: 'harbour', ip: '1.2.3.4', maintenance: true })
  void shared.refresh()
  await settle(1_000)
  expect(signals).toEqual([{ type: 'closed', closing: 'maintenance' }])
})

test('NET-01 a follower that does not know its merchant gets it from the leader', async () => {
  const { leader, follower } = await openTwo({ merchant: '' })
  expect(follower.facts.current.merchant).toBe('harbour')
  leader.facts.update({ merchant: 'lagoon' })
  leader.shared.channel.broadcastMerchant()
  await settle()
  expect(follower.facts.current.merchant).toBe('lagoon')
})

test('OFF-04 what a follower shows is fetched by the leader, once', async () => {
  const { leader, follower } = await openTwo()
  await follower.change({ shown: ['promotionCategories'] })
  await follower.change({ shown: ['promotionCategories', 'games'] })
  expect(leader.requested()).toEqual([PROMOTION_CATEGORIES_ENDPOINT])
  expect(await leader.store.get('contentAnswers', ['harbour', 'EN', 'promotionCategories'])).toBeDefined()
  // Nobody sees it any more.
  await follower.change({ visible: false })
  await settle(60 * MINUTE_MS)
  expect(leader.requested()).not.toContain(PROMOTION_CATEGORIES_ENDPOINT)
  void leader.shared.refresh()
  await settle(11_000)
  leader.requested()
  await follower.change({ shown: ['games'] })
  expect(leader.requested()).toEqual([])
  expect(follower.requested()).toEqual([])
})

test('OFF-03 a hidden tab requests nothing; visible again, only what is stale', async () => {
  const tab = await openTab()
  tab.requested()
  await tab.change({ visible: false })
  await settle(11_000)
  expect(tab.requested()).toEqual([])
  await tab.change({ visible: true })
  await settle(1_000)
  expect(tab.requested()).toEqual([STATUS_ENDPOINT])
  await tab.change({ visible: false })
  await settle(31 * MINUTE_MS)
  await tab.change({ visible: false, shown: ['games'] })
  expect(tab.requested()).toEqual([])
  await tab.change({ visible: true })
  await settle(1_000)
  expect(tab.requested()).toContain(GAMES_ENDPOINT)
})

test('OFF-04 a hidden leader syncs while another tab is visible', async () => {
  const { leader, follower } = await openTwo()
  await follower.change({ visible: false })
  await leader.change({ visible: false })
  await settle(31 * MINUTE_MS)
  expect(leader.requested()).toEqual([])
  await follower.change({ visible: true })
  await settle(1_000)
  expect(leader.requested()).toContain(GAMES_ENDPOINT)
  await settle(31 * MINUTE_MS)
  expect(leader.requested()).toContain(GAMES_ENDPOINT)
  // Its own player returns, and wants to know whether the site is available.
  void follower.shared.refresh()
  await settle(11_000)
  leader.requested()
  await leader.change({ visible: true })
  expect(leader.requested()).toEqual([STATUS_ENDPOINT])
})

test('R-04 OFF-04 heartbeats are written while another tab is open, and no longer', async () => {
  const beatAt = async () => (await one.store.get('leader', SYNC_GROUP))?.beatAt
  const one = await openTab()
  await settle(11 * MINUTE_MS)
  expect(await beatAt()).toBeUndefined()
  const two = await openTab()
  await settle(11 * MINUTE_MS)
  const last = await beatAt()
  expect(Date.now() - Number(last)).toBeLessThanOrEqual(LEADER_HEARTBEAT_MS)
  await two.change({ visible: false }) // its code goes on, and must not look for a frozen leader
  two.close()
  await settle(11 * MINUTE_MS)
  const stopped = await beatAt()
  expect(stopped).toBeGreaterThan(Number(last))
  await settle(MINUTE_MS)
  expect(await beatAt()).toBe(stopped)
})

test('R-04 a visible follower replaces a frozen leader, which then follows and can replace it again', async () => {
  const { leader: one, follower: two } = await openTwo()
  await settle(4 * LEADER_TIMEOUT_MS)
  expect(two.shared.isLeading).toBe(false) // the heartbeat of the leader is seen
  expect(await one.store.get('leader', SYNC_GROUP)).toMatchObject({ epoch: one.shared.epoch })
  const { epoch } = one.shared
  one.state.isFrozen = true
  await settle(2 * LEADER_TIMEOUT_MS)
  expect([one.shared.isLeading, two.shared.isLeading]).toEqual([false, true])
  expect([two.state.led, two.shared.epoch > epoch]).toEqual([1, true])
  one.state.isFrozen = false
  two.state.isFrozen = true
  await settle(4 * LEADER_TIMEOUT_MS)
  expect([one.shared.isLeading, two.shared.isLeading]).toEqual([true, false])
})

test('R-04 what a frozen leader has not written before it is replaced is discarded, and it requests no more', async () => {
  const { leader: one, follower: two } = await openTwo()
  one.gateway.set(GAMES_ENDPOINT, wireGames(1))
  one.state.isFrozen = true
  void one.shared.trigger('retry')
  // A follower in use sees that too.
  for (let count = 0; count < 8; count += 1) {
    await two.change({ shown: count % 2 === 0 ? ['games'] : ['banners'] })
    await settle(3_000)
  }
  expect(two.shared.isLeading).toBe(true)
  one.state.isFrozen = false
  await settle(1_000)
  expect(await gamesIn(two.store)).toHaveLength(30)
  one.requested()
  await settle(31 * MINUTE_MS)
  expect([one.requested(), two.requested().includes(GAMES_ENDPOINT)]).toEqual([[], true])
})

test('R-04 R-05 without Web Locks the tab that becomes visible takes the epoch, and no hidden one', async () => {
  const one = await openTab({}, false)
  const two = await openTab({}, false)
  expect([one.shared.isLeading, two.shared.isLeading]).toEqual([true, true])
  const epochs = () => [one.shared.epoch, two.shared.epoch]
  const before = epochs()
  const { epoch } = two.shared
  await one.change({ visible: false })
  await two.change({ visible: false })
  await one.change({ shown: ['games'] })
  expect(epochs()).toEqual(before)
  expect(one.shared.epoch).toBeLessThan(epoch)
  one.gateway.set(GAMES_ENDPOINT, wireGames(1))
  await settle(31 * MINUTE_MS)
  await one.change({ visible: true })
  await settle(1_000)
  expect(one.shared.epoch).toBeGreaterThan(epoch)
  expect(await gamesIn(one.store)).toHaveLength(1)
})

test('R-04 a hidden follower does not replace a frozen leader before it is visible', async () => {
  const { leader, follower } = await openTwo()
  await follower.change({ visible: false })
  leader.state.isFrozen = true
  await settle(4 * LEADER_TIMEOUT_MS)
  expect(follower.shared.isLeading).toBe(false)
  await follower.change({ visible: true })
  await settle(4 * LEADER_TIMEOUT_MS)
  expect(follower.shared.isLeading).toBe(true)
})

test('R-05 with its rows in memory a tab syncs for itself, and afterwards follows again', async () => {
  const { leader, follower } = await openTwo()
  follower.shared.enableLocalSync()
  await settle(1_000)
  expect([follower.shared.isLeading, follower.state.led]).toEqual([true, 1])
  expect(follower.requested()).toHaveLength(ALL)
  const third = await openTab()
  void third.shared.refresh()
  await settle(1_000)
  expect([follower.requested(), leader.requested().length]).toEqual([[], ALL])
  follower.shared.syncTogether()
  await settle()
  void follower.shared.trigger('retry')
  await settle(1_000)
  expect([follower.requested(), leader.requested().length]).toEqual([[], ALL])
})

test('R-05 R-04 after a lost database the leader takes a new epoch, and a follower takes none', async () => {
  const { leader, follower } = await openTwo()
  const before = [leader.shared.epoch, follower.shared.epoch]
  await leader.shared.reclaim()
  await follower.shared.reclaim()
  expect([leader.shared.epoch, follower.shared.epoch]).toEqual([(before[0] ?? 0) + 1, before[1]])
})

test('OFF-03 work that must not disturb a sync waits for its end', async () => {
  const { shared, gateway } = await openTab()
  const release = gateway.hold(GAMES_ENDPOINT)
  void shared.trigger('retry')
  await settle()
  const work = vi.fn(() => Promise.resolve())
  shared.runWhenIdle(work)
  await settle()
  expect(work).not.toHaveBeenCalled()
  release()
  await settle(1_000)
  expect(work).toHaveBeenCalledTimes(1)
})
