import { expect, test, vi } from 'vitest'
import { GAMES_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { MINUTE_MS } from '#domain/timing'
import { fill } from '../support/content'
import { never } from '../support/fake-gateway'
import { createSchedulerRig, start, useSchedulerClock } from '../support/scheduler-rig'

useSchedulerClock()

test('OFF-03 triggers fetch only stale resources', async () => {
  const rig = createSchedulerRig()
  await start(rig)
  const before = rig.gateway.count()
  void rig.scheduler.trigger('visible')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(rig.gateway.count()).toBe(before)
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(rig.gateway.count(STATUS_ENDPOINT)).toBe(2)
  expect(rig.gateway.count(GAMES_ENDPOINT)).toBe(1)
})

test('OFF-03 a change of language fetches the resources that depend on the language', async () => {
  const rig = createSchedulerRig()
  await start(rig)
  rig.gateway.requests.length = 0
  void rig.scheduler.trigger('language')
  await vi.advanceTimersByTimeAsync(1_000)
  const paths = rig.gateway.requests.map(({ path }) => path)
  expect(paths).toContain(GAMES_ENDPOINT)
  expect(paths).not.toContain(STATUS_ENDPOINT)
})

test('OFF-03 a hidden page fetches nothing, and catches up when it is visible again', async () => {
  const rig = createSchedulerRig()
  await start(rig)
  rig.scheduler.setVisible(false)
  const before = rig.gateway.count()
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS)
  expect(rig.gateway.count()).toBe(before)
  rig.scheduler.setVisible(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(rig.gateway.count(GAMES_ENDPOINT)).toBe(2)
})

test.each(['retry', 'language', 'online'] as const)(
  'R-10 %s waits for no request that hangs',
  async (trigger) => {
    const rig = createSchedulerRig()
    rig.gateway.respond(GAMES_ENDPOINT, never)
    await start(rig)
    fill(rig.gateway)
    const done = rig.scheduler.trigger(trigger)
    await vi.advanceTimersByTimeAsync(100)
    expect(await done).toEqual({ ok: true, value: null })
    expect(await rig.store.startingWith('games', ['harbour', 'EN'])).toHaveLength(30)
  },
)

test('OFF-03 a manual retry returns its result', async () => {
  const rig = createSchedulerRig()
  rig.gateway.isDown = true
  await start(rig)
  const failed = rig.scheduler.trigger('retry')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await failed).toMatchObject({ ok: false, error: { kind: 'network' } })
  rig.gateway.isDown = false
  const done = rig.scheduler.trigger('retry')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await done).toEqual({ ok: true, value: null })
})
