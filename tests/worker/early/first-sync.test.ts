import { expect, test } from 'vitest'
import { CONFIG_PATH, GAMES_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { createWorkerApp } from '#worker/create-worker'
import type { EarlyRequests } from '#worker/early/early-requests'
import { sendEarlyRequests } from '#worker/early/send-early-requests'
import { SYNC_GROUP } from '#domain/tables/rows'
import { LEADER_TIMEOUT_MS } from '#domain/timing'
import { sendRequest } from '#worker/net/send-request'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { WebLocks } from '../../support/web-locks'
import { envelope, never } from '../support/fake-gateway'
import { FACTS, seeGames, tabs, useTabs } from '../support/session-rig'
import { wireGames } from '../support/wire-responses'
import { ALONE } from '../support/worker-environment'

useTabs()

const sync = async (config: object, origin: string) => {
  tabs.gateway.respond(CONFIG_PATH, () => Response.json(config))
  tabs.gateway.respond(STATUS_ENDPOINT, () => {
    const named = tabs.gateway.received('Merchant', STATUS_ENDPOINT).at(-1)
    return envelope({ merchantCode: named ?? 'harbour', ip: '1.2.3.4' })
  })
  const early: EarlyRequests = new Map()
  // What no screen shows is synced later, when status has named the merchant.
  const facts = { ...FACTS, merchant: '', session: null, shown: ['games'] } as const
  sendEarlyRequests(early, facts, origin)
  await expect.poll(() => tabs.count(GAMES_ENDPOINT)).toBe(1)
  createWorkerApp({ ...ALONE, origin, early }).receivePageFacts(facts)
  return { early, last: () => tabs.reader.cache.table('domains').count() }
}

test.each([
  ['by status', {}],
  ['by config.json', { merchant: 'harbour' }],
])('NET-05 OFF-01 the first sync sends nothing again, with the merchant named %s', async (_by, config) => {
  const { early, last } = await sync(config, ALONE.origin)
  await expect.poll(last).toBe(1)
  for (const { path } of FIRST_SCREEN_RESOURCES) expect(tabs.count(path), path).toBe(1)
  expect(tabs.count(CONFIG_PATH)).toBe(1)
  expect([...early.keys()]).toEqual([])
})

test('NET-01 where config.json names another merchant than the host, its own content is requested once', async () => {
  const { early } = await sync({ merchant: 'lagoon' }, ALONE.origin)
  const merchants = () => tabs.gateway.received('Merchant', GAMES_ENDPOINT)
  await expect.poll(merchants).toEqual([null, 'lagoon'])
  expect(new Set(tabs.gateway.received('Merchant'))).toEqual(new Set([null, 'lagoon']))
  expect([...early.keys()]).toEqual([])
})

test('NET-01 the content of the merchant of config.json does not wait for that of the host', async () => {
  tabs.gateway.respond(GAMES_ENDPOINT, () =>
    tabs.gateway.received('Merchant', GAMES_ENDPOINT).at(-1) === 'lagoon' ? envelope(wireGames(3)) : never(),
  )
  await sync({ merchant: 'lagoon' }, ALONE.origin)
  await seeGames(3)
})

const unwanted = () => sendRequest('/never-asked', {}, () => new Promise(() => undefined))

test('OFF-04 NET-05 what nobody has asked for when the first sync ends is aborted', async () => {
  const { early } = await sync({}, ALONE.origin)
  const sent = unwanted()
  early.set('never', sent)
  await expect.poll(() => early.size).toBe(0)
  expect(sent.controller.signal.aborted).toBe(true)
})

test('OFF-04 NET-01 a follower that learns its merchant takes no response of the host any more', async () => {
  const locks = new WebLocks()
  void locks.tab().request(SYNC_GROUP, () => new Promise(() => undefined))
  const sent = unwanted()
  const early: EarlyRequests = new Map([['status', sent]])
  const environment = { ...ALONE, locks: locks.tab(), early }
  createWorkerApp(environment).receivePageFacts({ ...FACTS, merchant: '', session: null })
  const leader = new BroadcastChannel(SYNC_GROUP)
  await expect
    .poll(
      () => {
        leader.postMessage({ type: 'merchant', merchant: 'lagoon' })
        return early.size
      },
      { timeout: LEADER_TIMEOUT_MS - 2_000 }, // then it leads itself, and drops them as well
    )
    .toBe(0)
  leader.close()
  expect(sent.controller.signal.aborted).toBe(true)
})
