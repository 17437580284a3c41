import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONFIG_PATH, GAMES_PATH, STATUS_PATH } from '#domain/constants/endpoints'
import { createDatabases, type Databases, tableOf } from '#domain/tables/databases'
import { createWorker } from '#worker/create-worker'
import { fill } from './support/content'
import { FakeGateway } from './support/fake-gateway'
import { closeStore } from './support/open-store'
import { FACTS } from './support/session-rig'
import { ALONE } from './support/surroundings'

let gateway: FakeGateway
let reader: Databases
let otherTab: BroadcastChannel

/** What another tab hears of its wish, once it has been seen to. */
const wish = (trigger: string): Promise<unknown> => {
  const done = new Promise((resolve) => {
    otherTab.addEventListener('message', ({ data }: MessageEvent<Record<string, unknown>>) => {
      if (data['type'] === 'done') resolve(data['result'])
    })
  })
  otherTab.postMessage({ type: 'wish', id: 'other-1', trigger })
  return done
}

const isLeading = (): Promise<void> =>
  vi.waitFor(async () => {
    expect(await tableOf(reader, 'leader').count()).toBe(1)
  }, 5_000)

const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50))

beforeEach(() => {
  gateway = new FakeGateway()
  fill(gateway)
  vi.stubGlobal('fetch', gateway.fetch)
  Dexie.dependencies.indexedDB = new IDBFactory()
  reader = createDatabases()
  otherTab = new BroadcastChannel('mc-sync')
})

afterEach(() => {
  otherTab.close()
  closeStore(reader)
  vi.unstubAllGlobals()
})

test('OFF-04 what another tab wishes before this one has begun to lead waits for that, and nothing is asked twice', async () => {
  const worker = createWorker(ALONE)
  await isLeading()
  const done = wish('shown')
  await aMoment()
  expect(gateway.count(STATUS_PATH)).toBe(0) // nobody has told this tab anything yet
  await worker.handshake({ ...FACTS, merchant: '', session: null }, () => undefined)
  expect(await done).toEqual({ ok: true, value: null })
  expect([gateway.count(STATUS_PATH), gateway.count(GAMES_PATH)]).toEqual([1, 1])
})

test('NET-01 OFF-04 it is asked by the paths that the last visit has kept', async () => {
  gateway.respond(CONFIG_PATH, () => Response.json({ paths: { [GAMES_PATH]: '/own/games' } }))
  await reader.copies.table('config').put({
    id: 'config',
    json: JSON.stringify({ paths: { [GAMES_PATH]: '/own/games' } }),
  })
  gateway.set('/own/games', [])
  const worker = createWorker(ALONE)
  await isLeading()
  const done = wish('shown')
  await aMoment()
  await worker.handshake({ ...FACTS, merchant: 'harbour', session: null }, () => undefined)
  await done
  expect(gateway.count(GAMES_PATH)).toBe(0)
  expect(gateway.count('/own/games')).toBe(1)
})
