import { expect, test } from 'vitest'
import { GAMES_ENDPOINT, STATUS_ENDPOINT, VENDORS_ENDPOINT } from '#domain/contract/endpoints'
import { MINUTE_MS } from '#domain/timing'
import { fill, gamesIn } from '../support/content'
import { busy, envelope } from '../support/fake-gateway'
import {
  createSchedulerRig,
  requested,
  run,
  start,
  started,
  useSchedulerClock,
  wait,
} from '../support/scheduler-rig'
import { WIRE_ANSWERS } from '../support/wire-responses'

useSchedulerClock()

const notFound = () => new Response('', { status: 404 })

test('GAM-01 R-11 a parallel retry indexes the games with the vendors, even if these have failed last', async () => {
  const delayed = (response: () => Response) => async (): Promise<Response> => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return response()
  }
  const rig = await started((gateway) => {
    gateway.respond(GAMES_ENDPOINT, notFound)
    gateway.respond(VENDORS_ENDPOINT, delayed(notFound))
  })
  fill(rig.gateway)
  rig.gateway.respond(
    VENDORS_ENDPOINT,
    delayed(() => envelope(WIRE_ANSWERS.vendors)),
  )
  const lobby = () => rig.store.get('gameIndex', ['harbour', 'EN', 'lobby'])
  await run(rig, 'retry', 900)
  expect(await lobby()).toBeUndefined()
  await wait(200)
  expect(await lobby()).toHaveProperty('shelves.0.title', 'The SLOT')
})

test.each([
  ['fails', () => new Response('', { status: 500 })],
  ['has the wrong shape', () => envelope({})],
  ['has to wait', busy('20')],
])(
  'NET-01 R-11 a first visit whose status %s for a while goes on without the player',
  async (_what, respond) => {
    const rig = createSchedulerRig({ merchant: '' })
    rig.gateway.respond(STATUS_ENDPOINT, respond)
    await start(rig)
    await run(rig, 'visible')
    await wait(10_000)
    fill(rig.gateway)
    requested(rig)
    await wait(MINUTE_MS)
    expect(await gamesIn(rig.store)).toHaveLength(30)
    expect(requested(rig).length).toBeLessThanOrEqual(20)
  },
)
