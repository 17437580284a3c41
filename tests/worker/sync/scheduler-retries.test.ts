import { expect, test, vi } from 'vitest'
import {
  ANNOUNCEMENTS_ENDPOINT,
  BANNERS_ENDPOINT,
  GAMES_ENDPOINT,
  SETTINGS_ENDPOINT,
  STATUS_ENDPOINT,
} from '#domain/contract/endpoints'
import { PROMOTION_CATEGORIES_ENDPOINT } from '#domain/contract/screen-endpoints'
import { MINUTE_MS } from '#domain/timing'
import { ON_DEMAND_RESOURCES } from '#worker/sync/on-demand-resources'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { fill } from '../support/content'
import { busy, never } from '../support/fake-gateway'
import {
  createSchedulerRig,
  requested,
  run,
  type SchedulerRig,
  start,
  started,
  useSchedulerClock,
  wait,
} from '../support/scheduler-rig'

useSchedulerClock()

const notFound = () => new Response('', { status: 404 })

/** A gateway that has been down for ten minutes. */
const openAfterOutage = async (): Promise<SchedulerRig> => {
  const rig = await started((gateway) => (gateway.isDown = true))
  await wait(10 * MINUTE_MS)
  requested(rig)
  return rig
}

test.each([
  ['online', true],
  ['retry', true],
  ['visible', false],
] as const)('R-11 after a long outage %s shortens the next waits: %s', async (trigger, isShorter) => {
  const rig = await openAfterOutage()
  await run(rig, trigger, 500)
  requested(rig)
  await wait(8_000)
  expect(requested(rig).length > 0).toBe(isShorter)
})

test('R-11 after a recovery the next failure is retried soon again', async () => {
  const rig = await openAfterOutage()
  rig.gateway.isDown = false
  await wait(2 * MINUTE_MS)
  requested(rig)
  rig.gateway.respond(BANNERS_ENDPOINT, notFound)
  await run(rig, 'language')
  expect(requested(rig)).toContain(BANNERS_ENDPOINT)
  await wait(8_000)
  expect(new Set(requested(rig))).toEqual(new Set([BANNERS_ENDPOINT]))
})

test('R-11 a hidden page retries nothing when the gateway responds again', async () => {
  const rig = await openAfterOutage()
  rig.scheduler.setVisible(false)
  rig.gateway.isDown = false
  rig.circuit.record(null)
  await wait(MINUTE_MS)
  expect(requested(rig)).toEqual([])
  rig.scheduler.setVisible(true)
  await wait(1_000)
  expect(requested(rig)).toContain(GAMES_ENDPOINT)
})

test('R-11 what a login requests during an outage is requested afterwards', async () => {
  const rig = await started()
  for (let count = 0; count < 3; count += 1) rig.circuit.record({ kind: 'network', secure: true })
  rig.gateway.isDown = true
  await run(rig, 'login')
  rig.gateway.isDown = false
  requested(rig)
  rig.circuit.record(null)
  await wait(1_000)
  expect(requested(rig)).toContain(ANNOUNCEMENTS_ENDPOINT)
})

test('R-11 NET-11 while the gateway is busy for all, only a retry by the player requests anything, and only status', async () => {
  const rig = await started((gateway) => {
    for (const { path } of FIRST_SCREEN_RESOURCES) gateway.respond(path, busy('50'))
    gateway.respond(BANNERS_ENDPOINT, () => new Response('', { status: 500 })) // names no time
  })
  expect(rig.circuit.isOpen).toBe(true)
  await run(rig, 'visible')
  await run(rig, 'online')
  expect(requested(rig)).toEqual([])
  await run(rig, 'retry')
  expect(requested(rig)).toEqual([STATUS_ENDPOINT])
})

test('R-11 a resource that must wait does not delay the retry of another', async () => {
  const rig = await started((gateway) => {
    gateway.respond(GAMES_ENDPOINT, busy('200'))
    gateway.respond(BANNERS_ENDPOINT, notFound)
  })
  await wait(MINUTE_MS)
  expect(requested(rig)).toContain(BANNERS_ENDPOINT)
})

test('R-11 NET-11 of two resources that must wait each is requested at its time, with no timer in between', async () => {
  const rig = await started((gateway) => {
    gateway.respond(BANNERS_ENDPOINT, busy('100'))
    gateway.respond(GAMES_ENDPOINT, busy('200'))
  })
  fill(rig.gateway)
  const trigger = vi.spyOn(rig.scheduler, 'trigger')
  await wait(90_000)
  expect(trigger).not.toHaveBeenCalled()
  await wait(5_000)
  expect(requested(rig)).toEqual([BANNERS_ENDPOINT])
  await wait(100_000)
  expect(requested(rig)).toEqual([GAMES_ENDPOINT])
  expect(trigger).toHaveBeenCalledTimes(2)
})

test('R-11 NET-11 the success of one resource makes no later wait of another longer', async () => {
  const rig = await started((gateway) => {
    gateway.respond(BANNERS_ENDPOINT, busy('10'))
    gateway.respond(GAMES_ENDPOINT, busy('20'))
  })
  fill(rig.gateway)
  rig.gateway.respond(GAMES_ENDPOINT, notFound)
  await wait(15_500)
  expect(requested(rig)).toEqual([BANNERS_ENDPOINT, GAMES_ENDPOINT])
  await wait(1_000)
  expect(requested(rig)).toEqual([GAMES_ENDPOINT])
})

test('R-11 a sync without failures does not postpone the retry of a failed resource', async () => {
  const rig = await started((gateway) => gateway.respond(BANNERS_ENDPOINT, notFound))
  await wait(10 * MINUTE_MS)
  requested(rig)
  for (let left = 60; left > 0 && !requested(rig).includes(BANNERS_ENDPOINT); left -= 1) await wait(1_000)
  await wait(13_000)
  requested(rig)
  await run(rig, 'refused')
  expect(requested(rig)).toEqual([STATUS_ENDPOINT])
  await wait(3_000)
  expect(requested(rig)).toContain(BANNERS_ENDPOINT)
})

test('R-11 the failure of a closed screen sets no timers', async () => {
  const rig = createSchedulerRig({}, [...FIRST_SCREEN_RESOURCES, ...ON_DEMAND_RESOURCES])
  rig.gateway.respond(PROMOTION_CATEGORIES_ENDPOINT, notFound)
  rig.shown.add('promotionCategories')
  await start(rig)
  rig.shown.clear()
  await run(rig, 'shown')
  const trigger = vi.spyOn(rig.scheduler, 'trigger')
  await wait(4 * MINUTE_MS)
  expect(trigger).not.toHaveBeenCalled()
})

test('SHL-01 after a rejected request only status is requested, even if everything is stale', async () => {
  const rig = await started()
  rig.scheduler.setVisible(false)
  await wait(60 * MINUTE_MS)
  requested(rig)
  await run(rig, 'refused')
  expect(requested(rig)).toEqual([STATUS_ENDPOINT])
})

test('R-04 a leader that was replaced reports no failure', async () => {
  const rig = createSchedulerRig()
  Object.assign(rig.store, { write: () => Promise.resolve({ ok: false, error: { kind: 'fenced' } }) })
  const done = rig.scheduler.trigger('retry')
  await wait(1_000)
  expect(await done).toEqual({ ok: true, value: null })
})

test('R-11 only retries after a failure go one by one: stale resources and a retry by the player do not wait', async () => {
  const stale = await started()
  stale.gateway.respond(SETTINGS_ENDPOINT, never)
  await wait(10 * MINUTE_MS)
  expect(requested(stale)).toEqual(
    expect.arrayContaining([SETTINGS_ENDPOINT, BANNERS_ENDPOINT, ANNOUNCEMENTS_ENDPOINT]),
  )
  const paths = [SETTINGS_ENDPOINT, BANNERS_ENDPOINT]
  const failed = await started((gateway) => paths.forEach((path) => gateway.respond(path, notFound)))
  fill(failed.gateway)
  for (const path of paths) failed.gateway.respond(path, never)
  await run(failed, 'retry')
  expect(requested(failed)).toEqual(expect.arrayContaining(paths))
})

test('OFF-03 a retry returns the failure of one resource, whose rows the player misses', async () => {
  const rig = createSchedulerRig()
  rig.gateway.respond(BANNERS_ENDPOINT, notFound)
  const done = rig.scheduler.trigger('retry')
  await wait(1_000)
  expect(await done).toEqual({ ok: false, error: { kind: 'http', status: 404 } })
})

test('OFF-02 a trigger that requests nothing during an outage returns that nothing responds', async () => {
  const rig = await openAfterOutage()
  const error = { kind: 'network', secure: true }
  expect(await rig.scheduler.trigger('refused')).toEqual({ ok: false, error })
  Object.assign(rig.context, { origin: 'http://m.example.com' })
  expect(await rig.scheduler.trigger('refused')).toEqual({ ok: false, error: { ...error, secure: false } })
  expect(requested(rig)).toEqual([])
})

test('R-02 an aborted request is not stored as a failure', async () => {
  const rig = await started((gateway) => gateway.respond(GAMES_ENDPOINT, never))
  await run(rig, 'retry')
  expect(await rig.store.get('syncState', 'gameBuckets|harbour|EN|')).toBeUndefined()
})

test('OFF-03 SHL-01 only a page that becomes visible checks status again, and not twice within ten seconds', async () => {
  const rig = await started()
  await wait(11_000)
  requested(rig)
  rig.scheduler.setVisible(true)
  await wait(1_000)
  rig.scheduler.setVisible(false)
  await wait(1_000)
  expect(requested(rig)).toEqual([])
  for (let times = 0; times < 2; times += 1) {
    rig.scheduler.setVisible(true)
    await wait(1_000)
    rig.scheduler.setVisible(false)
  }
  expect(requested(rig)).toEqual([STATUS_ENDPOINT])
})

test('R-05 work between two syncs waits for the first, and a failure of it does not stop the next', async () => {
  const rig = createSchedulerRig()
  const release = rig.gateway.hold(GAMES_ENDPOINT)
  await run(rig, 'start')
  const work = vi.fn(() => Promise.reject(new Error('closed')))
  rig.scheduler.between(work)
  await wait(1_000)
  expect(work).not.toHaveBeenCalled()
  release()
  await wait(1_000)
  expect(work).toHaveBeenCalledTimes(1)
  requested(rig)
  const done = rig.scheduler.trigger('retry')
  await wait(1_000)
  expect(await done).toEqual({ ok: true, value: null })
  expect(requested(rig)).toHaveLength(FIRST_SCREEN_RESOURCES.length)
})
