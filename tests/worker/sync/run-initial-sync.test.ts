import { expect, test, vi } from 'vitest'
import { CONFIG_PATH, GAMES_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { tableOf } from '#domain/tables/databases'
import { SYNC_GROUP } from '#domain/tables/rows'
import { createWorkerApp } from '#worker/create-worker'
import { ConfigLoader } from '#worker/net/config-file'
import { FACTS, tabs, useTabs } from '../support/session-rig'
import { ALONE } from '../support/worker-environment'

useTabs()

const OWN_PATH = '/own/games'

/** The sync result that another tab, which now shows something else, receives for its request. */
const input = (otherTab: BroadcastChannel): Promise<unknown> => {
  const done = new Promise((resolve) => {
    otherTab.addEventListener('message', ({ data }: MessageEvent<Record<string, unknown>>) => {
      if (data['type'] === 'done') resolve(data['result'])
    })
  })
  otherTab.postMessage({ type: 'wish', id: 'other-1', trigger: 'shown' })
  return done
}

test('OFF-04 NET-01 a follower’s request before the start waits: nothing is fetched twice, or from other than the stored paths', async () => {
  const { gateway, reader } = tabs
  const json = JSON.stringify({ paths: { [GAMES_ENDPOINT]: OWN_PATH } })
  gateway.respond(CONFIG_PATH, () => new Response(json))
  gateway.set(OWN_PATH, [])
  await reader.cache.table('config').put({ id: 'config', json })
  const otherTab = new BroadcastChannel(SYNC_GROUP)

  const worker = createWorkerApp(ALONE)
  await vi.waitFor(async () => expect(await tableOf(reader, 'leader').count()).toBe(1))
  const done = input(otherTab)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(gateway.count(STATUS_ENDPOINT)).toBe(0) // this tab has no start data yet
  await worker.handshake({ ...FACTS, merchant: '', session: null }, () => undefined)
  expect(await done).toEqual({ ok: true, value: null })
  expect([STATUS_ENDPOINT, OWN_PATH, GAMES_ENDPOINT].map((path) => gateway.count(path))).toEqual([1, 1, 0])
  otherTab.close()
})

test('R-05 a database lost while the stored paths are read does not block the start', async () => {
  const get = () => Promise.reject(new Error('closed'))
  await expect(new ConfigLoader().restore({ get })).resolves.toBeUndefined()
})
