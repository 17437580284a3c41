import { expect, test } from 'vitest'
import { FreshnessTracker } from '#worker/sync/freshness'
import { fill } from '../support/content'
import { countWrites } from '../support/count-writes'
import { rig, useSyncRig } from '../support/sync-rig'

useSyncRig(() => {
  fill(rig.gateway)
  return rig.cycle()
})

const save = () => countWrites(rig.databases, () => rig.context.freshness.save())
const checks = () => rig.store.all('freshness')

test('OFF-03 OFF-02 the time of a sync without changes is saved once, for each resource', async () => {
  expect(await save()).toEqual({}) // the first sync has stored its own time
  rig.clock.now = 5_000
  await rig.cycle()
  expect(await checks()).toEqual([])
  await save()
  expect(await checks()).toContainEqual({ key: 'gameBuckets|harbour|EN|', checkedAt: 5_000 })
  expect(await checks()).toContainEqual({ key: 'settings|harbour||', checkedAt: 5_000 })
  rig.clock.now = 9_000
  expect(await save()).toEqual({})
})

test('OFF-03 what has changed since it was found unchanged has the time of its change', async () => {
  await rig.cycle()
  const key = 'popular|harbour|EN|'
  rig.context.freshness.markChecked(key, 7_000, true)
  await save()
  expect((await checks()).map((check) => check.key)).not.toContain(key)
  expect(rig.context.freshness.checkedAt(key)).toBe(7_000)
})

test('R-05 R-15 times that could not be saved are saved the next time', async () => {
  const freshness = new FreshnessTracker(rig.store, () => true)
  freshness.markChecked('status|harbour||', 4)
  rig.databases.cache.close()
  await freshness.save()
  await rig.databases.cache.open()
  await freshness.save()
  expect(await checks()).toEqual([{ key: 'status|harbour||', checkedAt: 4 }])
})

test('R-15 the time of a member’s data is not saved after the logout', async () => {
  const freshness = new FreshnessTracker(rig.store, (key) => !key.endsWith('|7'))
  freshness.markChecked('member|harbour||7', 3)
  freshness.markChecked('status|harbour||', 4)
  await freshness.save()
  expect(await checks()).toEqual([{ key: 'status|harbour||', checkedAt: 4 }])
})

test('R-05 in a new database nothing counts as fetched', async () => {
  await rig.cycle()
  const { freshness } = rig.context
  freshness.forgetAll()
  expect(freshness.checkedAt('status|harbour||')).toBe(0)
  expect(await save()).toEqual({})
})
