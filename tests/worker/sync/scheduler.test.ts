import { expect, test, vi } from 'vitest'
import {
  ANNOUNCEMENTS_ENDPOINT,
  BANNERS_ENDPOINT,
  GAMES_ENDPOINT,
  MATCHES_ENDPOINT,
  STATUS_ENDPOINT,
} from '#domain/contract/endpoints'
import { MINUTE_MS } from '#domain/timing'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { fill, gamesIn } from '../support/content'
import { busy, type FakeGateway, never } from '../support/fake-gateway'
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

/** Every resource, or all but status, responds like this. */
const failing =
  (respond: () => Response, isStatusToo = true) =>
  (gateway: FakeGateway): void => {
    for (const { path } of FIRST_SCREEN_RESOURCES)
      if (isStatusToo || path !== STATUS_ENDPOINT) gateway.respond(path, respond)
  }
const broken = () => new Response('', { status: 500 })

const failures: Record<string, (gateway: FakeGateway) => void> = {
  'no answer': (gateway) => (gateway.isDown = true),
  'HTTP 500': failing(broken),
  'a page in place of the envelope': failing(() => new Response('<html>portal')),
  'everything but status': failing(broken, false),
  'a refusal': failing(() => new Response('{"success":false,"errorCode":"x"}')),
}

const middling = Object.entries(failures).map(([name, fail]) => ({ name, fail, random: 0.5 }))
const unlucky = middling.slice(0, 2).map((each) => ({ ...each, random: 0 }))
for (const { name, fail, random } of [...middling, ...unlucky]) {
  test(`R-11 at most 20 requests in any minute of ten against a gateway that gives ${name}, with random ${String(random)}`, async () => {
    const rig = createSchedulerRig({}, FIRST_SCREEN_RESOURCES, random)
    fail(rig.gateway)
    const times: number[] = []
    void rig.scheduler.trigger('start')
    let seen = 0
    for (let second = 0; second < 600; second += 1) {
      await wait(1_000)
      for (; seen < rig.gateway.count(); seen += 1) times.push(second)
    }
    expect(times.length).toBeGreaterThan(10)
    const busiest = Math.max(
      ...times.map((from) => times.filter((at) => at >= from && at < from + 60).length),
    )
    expect(busiest).toBeLessThanOrEqual(20)
  })
}

test.each<[what: string, respond: (rig: SchedulerRig) => void, waitMs: number]>([
  ['its success', () => undefined, 33_000],
  ['a response to any other request', ({ circuit }) => circuit.record(null), 1_000],
])('R-05 R-11 after three requests without a response one probe replaces all, until %s', async (...row) => {
  const [, respond, waitMs] = row
  const rig = await started((gateway) => (gateway.isDown = true))
  expect(rig.circuit.isOpen).toBe(true)
  await wait(60_000)
  expect(new Set(requested(rig))).toEqual(new Set([STATUS_ENDPOINT]))
  rig.gateway.isDown = false
  respond(rig)
  await wait(waitMs)
  expect(await gamesIn(rig.store)).toHaveLength(30)
})

test('R-11 NET-11 no trigger overrides Retry-After, except a retry by the player', async () => {
  const rig = await started((gateway) => gateway.respond(GAMES_ENDPOINT, busy('50')))
  for (const trigger of ['shown', 'visible', 'online', 'start', 'timer'] as const) {
    await wait(1_000)
    await rig.scheduler.trigger(trigger)
  }
  expect(rig.gateway.count(GAMES_ENDPOINT)).toBe(0)
  expect(rig.gateway.count(STATUS_ENDPOINT)).toBeGreaterThan(0)
  await rig.scheduler.trigger('retry')
  expect(rig.gateway.count(GAMES_ENDPOINT)).toBe(1)
})

test('R-11 a login retries failed resources and fetches announcements, some of which are only for members', async () => {
  const rig = createSchedulerRig({}, FIRST_SCREEN_RESOURCES, 0.9)
  for (const path of [BANNERS_ENDPOINT, MATCHES_ENDPOINT])
    rig.gateway.respond(path, () => new Response('', { status: 404 }))
  await run(rig, 'start')
  requested(rig)
  await run(rig, 'login', 0)
  expect(requested(rig)).toEqual([
    BANNERS_ENDPOINT,
    ANNOUNCEMENTS_ENDPOINT,
    MATCHES_ENDPOINT, // not one by one: a failure delays no other
  ])
})

test('R-11 stale resources are fetched without the failed ones, which keep their Retry-After', async () => {
  const rig = createSchedulerRig({}, FIRST_SCREEN_RESOURCES, 0.99)
  rig.gateway.respond(GAMES_ENDPOINT, busy('400'))
  await start(rig)
  const before = rig.gateway.count()
  await wait(390_000)
  expect(rig.gateway.count(STATUS_ENDPOINT)).toBeGreaterThan(1)
  expect(rig.gateway.count()).toBeLessThan(before + 20)
  expect(rig.gateway.count(GAMES_ENDPOINT)).toBe(1)
  await wait(15_000)
  expect(rig.gateway.count(GAMES_ENDPOINT)).toBe(2)
})

test('R-11 OFF-03 a retry returns its result, and a successful probe is not fetched again with the rest', async () => {
  const rig = await started((gateway) => (gateway.isDown = true))
  const failed = rig.scheduler.trigger('retry')
  await wait(5_000)
  expect(await failed).toMatchObject({ ok: false, error: { kind: 'network' } })
  rig.gateway.isDown = false
  requested(rig)
  expect(await rig.scheduler.trigger('retry')).toEqual({ ok: true, value: null })
  await wait(60_000)
  expect(rig.gateway.count(STATUS_ENDPOINT)).toBe(1)
  expect(rig.gateway.count(GAMES_ENDPOINT)).toBe(1)
})

test('OFF-03 triggers fetch only stale resources', async () => {
  const rig = await started()
  await run(rig, 'visible', 1_000)
  expect(rig.gateway.count()).toBe(0)
  await wait(5 * MINUTE_MS)
  expect(rig.gateway.count(STATUS_ENDPOINT)).toBe(1)
  expect(rig.gateway.count(GAMES_ENDPOINT)).toBe(0)
})

test('OFF-03 a change of language fetches the resources that depend on the language', async () => {
  const rig = await started()
  await run(rig, 'language', 1_000)
  const paths = requested(rig)
  expect(paths).toContain(GAMES_ENDPOINT)
  expect(paths).not.toContain(STATUS_ENDPOINT)
})

test.each(['retry', 'language', 'online'] as const)('R-10 %s waits for no hung request', async (trigger) => {
  const rig = await started((gateway) => gateway.respond(GAMES_ENDPOINT, never))
  fill(rig.gateway)
  const done = rig.scheduler.trigger(trigger)
  await wait(100)
  expect(await done).toEqual({ ok: true, value: null })
  expect(await gamesIn(rig.store)).toHaveLength(30)
})

test('OFF-05 a scheduler that is hidden, or has nothing to sync, sets no timer', async () => {
  const none = createSchedulerRig({}, [])
  await run(none, 'start')
  expect(vi.getTimerCount()).toBe(0)
  const hidden = createSchedulerRig()
  hidden.scheduler.setVisible(false)
  await run(hidden, 'start', 5_000)
  expect(vi.getTimerCount()).toBe(0)
})

test('NET-11 a wait begins with its response, not with the end of the sync', async () => {
  const rig = createSchedulerRig()
  rig.gateway.respond(BANNERS_ENDPOINT, busy('10'))
  const release = rig.gateway.hold(GAMES_ENDPOINT)
  await run(rig, 'start', 20_000)
  fill(rig.gateway)
  requested(rig)
  release()
  await wait(3_000)
  expect(requested(rig)).toContain(BANNERS_ENDPOINT)
})

test('R-11 a page that is hidden during its first sync does not retry when the gateway responds again', async () => {
  const rig = createSchedulerRig()
  const paths = FIRST_SCREEN_RESOURCES.map(({ path }) => path)
  for (const path of paths) rig.gateway.respond(path, broken)
  const release = rig.gateway.hold(GAMES_ENDPOINT)
  await run(rig, 'start', 5_000)
  expect(rig.circuit.isOpen).toBe(true)
  rig.circuit.record(null)
  rig.scheduler.setVisible(false)
  requested(rig)
  release()
  await wait(MINUTE_MS)
  expect(requested(rig)).toEqual([])
})

test('R-05 R-11 a resource whose stored rows cannot be read is requested again with backoff', async () => {
  const rig = createSchedulerRig()
  Object.assign(rig.store, { startingWith: () => Promise.reject(new Error('closed')) })
  await start(rig)
  requested(rig)
  await wait(2 * MINUTE_MS)
  const count = requested(rig).filter((path) => path === BANNERS_ENDPOINT).length
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(20)
})
