import { expect, test, vi } from 'vitest'
import { TRIAL_LAUNCH_ENDPOINT } from '#domain/contract/command-endpoints'
import { CONFIG_PATH, LOGOUT_ENDPOINT, SETTINGS_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { SYNC_GROUP } from '#domain/tables/rows'
import { openTabChannel } from '#worker/tab-channels'
import { envelope } from '../support/fake-gateway'
import { CREDENTIALS, seeGames, seeMembers, tabs, useTabs } from '../support/session-rig'
import { WebLocks } from '../../support/web-locks'

useTabs()

/** Two tabs, of which the first one leads, and a member in the second. */
const openTwo = async () => {
  const locks = new WebLocks()
  const leader = await tabs.open({}, { locks: locks.tab() })
  await seeGames()
  const follower = await tabs.open({ sessionId: 'two' }, { locks: locks.tab() })
  await follower.worker.logIn(CREDENTIALS)
  await seeMembers()
  return { leader, follower }
}

const connection = async (): Promise<unknown> => (await tabs.reader.cache.table('connection').toArray())[0]

const seeState = (state: string): Promise<void> =>
  vi.waitFor(async () => expect(await connection()).toMatchObject({ state }))

test('R-11 R-04 a follower whose launches fail is not offline for all tabs: the leader checks', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { follower } = await openTwo()
  await seeState('online')
  vi.setSystemTime(Date.now() + 11_000) // the status is checked once in 10 s at most
  tabs.gateway.respond(TRIAL_LAUNCH_ENDPOINT, () => new Response('', { status: 502 }))
  for (let times = 0; times < 3; times += 1) await follower.worker.launchTrial({ gameId: '1', nodeId: 'n1' })
  await tabs.seeRequests(STATUS_ENDPOINT, 2)
  await seeState('online')
})

test('OFF-04 when the network returns, the leader syncs once for all tabs', async () => {
  const { leader, follower } = await openTwo()
  const before = tabs.count(SETTINGS_ENDPOINT)
  for (const tab of [follower, leader, follower, follower]) tab.link()
  await tabs.seeRequests(SETTINGS_ENDPOINT, before + 1)
  await leader.worker.refresh() // runs after what waits
  expect(tabs.count(SETTINGS_ENDPOINT)).toBe(before + 2)
})

test('R-11 R-15 a logout in a follower during an outage is sent when the leader finds the gateway again', async () => {
  const { leader, follower } = await openTwo()
  tabs.gateway.isDown = true
  await follower.worker.logOut()
  await seeState('offline')
  tabs.gateway.isDown = false
  let accepted = 0
  tabs.gateway.respond(LOGOUT_ENDPOINT, () => {
    accepted += 1
    return envelope(null)
  })
  expect((await leader.worker.refresh()).ok).toBe(true)
  await vi.waitFor(() => expect(accepted).toBe(1))
  expect(tabs.tokensOf(LOGOUT_ENDPOINT).at(-1)).toBe('token-1')
  await seeState('online')
})

test('R-11 R-04 the leader checks the gateway when another tab has lost it, and not when one has reached it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await tabs.open()
  await seeGames()
  await seeState('online')
  vi.setSystemTime(Date.now() + 11_000)
  const other = openTabChannel(SYNC_GROUP, () => undefined)
  other.post({ type: 'connection', isOnline: true })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(tabs.count(STATUS_ENDPOINT)).toBe(1)
  other.post({ type: 'connection', isOnline: false })
  await tabs.seeRequests(STATUS_ENDPOINT, 2)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(tabs.count(STATUS_ENDPOINT)).toBe(2)
})

test('DEP-01 OFF-04 a tab that does not lead uses the paths of config.json too', async () => {
  const path = '/own/launch'
  const file = { paths: { [TRIAL_LAUNCH_ENDPOINT]: path } }
  tabs.gateway.respond(CONFIG_PATH, () => Response.json(file))
  const { follower } = await openTwo()
  tabs.gateway.set(path, { gameUrl: 'https://games.example/1' })
  expect(await follower.worker.launchTrial({ gameId: '1', nodeId: 'n1' })).toMatchObject({ ok: true })
  expect([tabs.count(path), tabs.count(TRIAL_LAUNCH_ENDPOINT)]).toEqual([1, 0])
})
