import { expect, test, vi } from 'vitest'
import { BANNERS_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/timing'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { fill } from '../support/content'
import { busy } from '../support/fake-gateway'
import {
  createSchedulerRig,
  requested,
  run,
  started,
  useSchedulerClock,
  wait,
} from '../support/scheduler-rig'

useSchedulerClock()

test('OFF-03 R-11 a clock that is set back by a month delays no check', async () => {
  vi.setSystemTime(40 * DAY_MS)
  const rig = await started((gateway) =>
    gateway.respond(BANNERS_ENDPOINT, () => new Response('', { status: 404 })),
  )
  vi.setSystemTime(9 * DAY_MS)
  await run(rig, 'visible')
  expect(requested(rig)).toEqual(expect.arrayContaining([STATUS_ENDPOINT, BANNERS_ENDPOINT]))
})

test.each([
  ['nothing', 0],
  ['a minute', MINUTE_MS],
  ['an hour', HOUR_MS],
  ['a month', 31 * DAY_MS],
])('OFF-03 R-11 during an outage a clock that is set back by %s changes no retry', async (_, setBackMs) => {
  vi.setSystemTime(40 * DAY_MS)
  const rig = await started((gateway) => (gateway.isDown = true))
  vi.setSystemTime(40 * DAY_MS - setBackMs)
  const trigger = vi.spyOn(rig.scheduler, 'trigger')
  await wait(10 * MINUTE_MS)
  const count = requested(rig).length
  expect(count).toBe(38)
  expect(trigger.mock.calls.length).toBeLessThan(2 * count)
})

test.each([
  ['set back', [-HOUR_MS]],
  ['set forward', [HOUR_MS]],
  ['set back and forward', [-HOUR_MS, HOUR_MS]],
  ['set forward and back', [HOUR_MS, -HOUR_MS]],
])(
  'R-11 a clock that is %s allows at most 20 requests a minute, with the worst random numbers',
  async (_, steps) => {
    vi.setSystemTime(40 * DAY_MS)
    const rig = createSchedulerRig({}, FIRST_SCREEN_RESOURCES, 0)
    rig.gateway.isDown = true
    void rig.scheduler.trigger('start')
    const requestSeconds: number[] = []
    for (let second = 0; second < 180; second += 1) {
      if (second % 20 === 5) vi.setSystemTime(Date.now() + (steps[(second - 5) / 20] ?? 0))
      await wait(1_000)
      requestSeconds.push(...requested(rig).map(() => second))
    }
    const minutes = requestSeconds.map(
      (start) => requestSeconds.filter((second) => second >= start && second < start + 60).length,
    )
    expect(Math.max(...minutes)).toBeLessThanOrEqual(20)
    expect(requestSeconds.length).toBeGreaterThan(20)
  },
)

test.each([
  ['set back', [1_000]],
  ['set forward and back', [1_080_000, 1_000_000]],
  ['set back and forward', [1_000, 1_000_000]],
])('NET-11 R-11 a clock that is %s does not change a wait that the gateway has named', async (_, times) => {
  const rig = await started((gateway) => gateway.respond(BANNERS_ENDPOINT, busy('100')))
  fill(rig.gateway)
  for (const time of times) {
    vi.setSystemTime(time)
    await run(rig, 'visible', 0)
  }
  await wait(90_000)
  expect(requested(rig)).not.toContain(BANNERS_ENDPOINT)
  await wait(8_000)
  expect(requested(rig)).toContain(BANNERS_ENDPOINT)
})

test('NET-11 a wait that the gateway has named is over after a sleep, in which the worker’s own clock stops', async () => {
  const rig = await started((gateway) => gateway.respond(BANNERS_ENDPOINT, busy('3600')))
  fill(rig.gateway)
  vi.setSystemTime(Date.now() + HOUR_MS)
  await run(rig, 'visible')
  expect(requested(rig)).toContain(BANNERS_ENDPOINT)
})
