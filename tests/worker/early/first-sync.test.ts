import { expect, test } from 'vitest'
import { CONFIG_PATH, GAMES_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { createWorkerApp } from '#worker/create-worker'
import type { EarlyRequests } from '#worker/early/early-requests'
import { sendEarlyRequests } from '#worker/early/send-early-requests'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { envelope } from '../support/fake-gateway'
import { FACTS, tabs, useTabs } from '../support/session-rig'
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
  await expect.poll(last, { timeout: 5_000 }).toBe(1)
  for (const { path } of FIRST_SCREEN_RESOURCES) expect(tabs.count(path), path).toBe(1)
  expect(tabs.count(CONFIG_PATH)).toBe(1)
  expect([...early.keys()]).toEqual([])
})

test('NET-01 where config.json names another merchant than the host, its own content is requested once', async () => {
  const { early } = await sync({ merchant: 'lagoon' }, ALONE.origin)
  const merchants = () => tabs.gateway.received('Merchant', GAMES_ENDPOINT)
  await expect.poll(merchants, { timeout: 5_000 }).toEqual([null, 'lagoon'])
  expect(new Set(tabs.gateway.received('Merchant'))).toEqual(new Set([null, 'lagoon']))
  expect([...early.keys()]).toEqual([])
})
