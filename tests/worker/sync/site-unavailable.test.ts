import { expect, test } from 'vitest'
import { GAMES_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { MINUTE_MS } from '#domain/timing'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { gamesIn } from '../support/content'
import { busy, envelope, type FakeGateway } from '../support/fake-gateway'
import {
  createSchedulerRig,
  requested,
  start,
  started,
  useSchedulerClock,
  wait,
} from '../support/scheduler-rig'

useSchedulerClock()

const say = (gateway: FakeGateway, closed: object, etag?: string): void => {
  gateway.set(STATUS_ENDPOINT, { merchantCode: 'harbour', ip: '1.2.3.4', ...closed }, etag)
}

/** Rejects everything but status, as a gateway under maintenance does. */
const refuse = (gateway: FakeGateway): void => {
  for (const { path } of FIRST_SCREEN_RESOURCES)
    if (path !== STATUS_ENDPOINT) gateway.respond(path, () => new Response('', { status: 503 }))
}

test('SHL-01 status is fetched once a minute while the site is unavailable, and no other resource more often', async () => {
  const rig = createSchedulerRig()
  say(rig.gateway, { maintenance: true })
  await start(rig)
  expect(rig.closings).toEqual(['maintenance'])
  const games = rig.gateway.count(GAMES_ENDPOINT)
  await wait(5 * MINUTE_MS - 6_000)
  expect(rig.gateway.count(STATUS_ENDPOINT)).toBe(5)
  expect(rig.gateway.count(GAMES_ENDPOINT)).toBe(games)
  say(rig.gateway, {})
  await wait(MINUTE_MS)
  expect(rig.closings.at(-1)).toBeNull()
  const before = rig.gateway.count(STATUS_ENDPOINT)
  await wait(4 * MINUTE_MS)
  expect(rig.gateway.count(STATUS_ENDPOINT)).toBe(before)
})

test('SHL-01 status is fetched so also after a “not modified” response, and with data saver on', async () => {
  const rig = createSchedulerRig({ dataSaver: true })
  say(rig.gateway, { maintenance: true }, 'closed')
  await start(rig)
  await wait(2 * MINUTE_MS)
  expect(rig.closings).toEqual(['maintenance', 'maintenance', 'maintenance'])
})

test('SHL-01 rejected resources are fetched as soon as the site is available', async () => {
  const rig = createSchedulerRig()
  say(rig.gateway, { maintenance: true })
  refuse(rig.gateway)
  await start(rig)
  await wait(3 * MINUTE_MS)
  expect(await gamesIn(rig.store)).toEqual([])
  // The site opens with the status that says so.
  const open = createSchedulerRig()
  const site = { isOpen: false }
  for (const [path, answer] of open.gateway.answers)
    if (path !== STATUS_ENDPOINT && 'value' in answer)
      rig.gateway.respond(path, () =>
        site.isOpen ? envelope(answer.value) : new Response('', { status: 503 }),
      )
  rig.gateway.respond(STATUS_ENDPOINT, () => {
    site.isOpen = true
    return envelope({ merchantCode: 'harbour', ip: '1.2.3.4' })
  })
  while (!site.isOpen) await wait(500)
  await wait(1_500)
  expect(await gamesIn(rig.store)).toHaveLength(30)
})

test('SHL-01 status is fetched after a 503, alone, and not if status itself was rejected', async () => {
  const rig = await started((gateway) => gateway.respond(GAMES_ENDPOINT, busy('50')))
  await wait(6_000)
  await rig.scheduler.trigger('refused')
  await rig.scheduler.trigger('refused')
  expect(requested(rig)).toEqual([STATUS_ENDPOINT])

  // A check too soon after the last response is not lost: it runs as soon as it may.
  const soon = await started()
  say(soon.gateway, { maintenance: true })
  await soon.scheduler.trigger('refused')
  expect(requested(soon)).toEqual([])
  await wait(11_000)
  expect(soon.closings.at(-1)).toBe('maintenance')

  const other = createSchedulerRig({}, FIRST_SCREEN_RESOURCES, 1)
  await start(other)
  await wait(6_000)
  other.gateway.respond(STATUS_ENDPOINT, () => new Response('', { status: 503 }))
  await other.scheduler.trigger('refused')
  const asked = other.gateway.count()
  await other.scheduler.trigger('refused')
  expect(other.gateway.count()).toBe(asked)
})

test('SHL-02 the site is reported as “access denied” for a visitor from a blocked region', async () => {
  const rig = await started((gateway) => say(gateway, { maintenance: true, regionRestriction: true }))
  expect(rig.closings).toEqual(['access-denied'])
})
