import { beforeEach, expect, test, vi } from 'vitest'
import { CONFIG_PATH, SETTINGS_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import type { PageFacts } from '#domain/port'
import type { EarlyRequests } from '#worker/early/early-requests'
import { FIRST_REQUESTS } from '#worker/early/first-requests'
import { startEntry } from '#worker/early/start-entry'
import type { Locks } from '#worker/sync/leader-election'
import { SYNC_GROUP } from '#domain/tables/rows'
import { WebLocks } from '../../support/web-locks'
import { fill } from '../support/content'
import { FakeGateway } from '../support/fake-gateway'
import { FACTS } from '../support/session-rig'
import { SESSION } from '../support/request-rig'

const FIRST_VISIT: PageFacts = { ...FACTS, merchant: '', session: null, language: 'ur' }

let gateway: FakeGateway
let locks: WebLocks

beforeEach(() => {
  gateway = new FakeGateway()
  locks = new WebLocks()
  fill(gateway)
  gateway.respond(CONFIG_PATH, () => new Response('{}'))
  vi.stubGlobal('fetch', gateway.fetch)
})

/** The entry whose engine arrives when `arrive` is called, and what the engine receives. */
const start = (tab: Locks | null = locks.tab()) => {
  const scope = new EventTarget()
  const received: unknown[] = []
  const startEngine = vi.fn((_early: EarlyRequests, _locks: Locks | undefined) => {
    scope.addEventListener('message', (event) => 'data' in event && received.push(event.data))
  })
  let arrive = (): void => undefined
  const engine = new Promise<{ startEngine: typeof startEngine }>(
    (resolve) => (arrive = () => resolve({ startEngine })),
  )
  const started = startEntry({
    scope,
    origin: 'https://m.example.com',
    locks: tab ?? undefined,
    loadEngine: () => engine,
  })
  const send = (data: unknown): void => void scope.dispatchEvent(new MessageEvent('message', { data }))
  const boot = (facts: PageFacts = FIRST_VISIT): void => send({ type: 'mc-boot', facts })
  return { started, startEngine, received, arrive, send, boot }
}

const settle = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 10))

test('OFF-01 NET-01 a first visit’s requests are sent before the engine has arrived, which gets them', async () => {
  const entry = start()
  entry.boot()
  await settle()
  const paths = gateway.requests.map(({ path }) => path)
  expect(paths).toEqual([CONFIG_PATH, ...Object.values(FIRST_REQUESTS).map(({ path }) => path)])
  expect(gateway.received('Language', SETTINGS_ENDPOINT)).toEqual(['UR'])
  expect(gateway.received('Merchant', STATUS_ENDPOINT)).toEqual([null])
  expect(entry.startEngine).not.toHaveBeenCalled()
  entry.arrive()
  await entry.started
  expect(entry.startEngine.mock.calls[0]?.[0].size).toBe(paths.length)
})

test.each<[string, Partial<PageFacts>, isLedElsewhere: boolean]>([
  ['OFF-03 a return visit, which has ETags,', { merchant: 'harbour' }, false],
  ['OFF-03 a member', { session: SESSION }, false],
  ['OFF-04 a follower', {}, true],
])('%s sends nothing before the engine', async (_who, facts, isLedElsewhere) => {
  if (isLedElsewhere) void locks.tab().request(SYNC_GROUP, () => new Promise(() => undefined))
  const { boot } = start()
  boot({ ...FIRST_VISIT, ...facts })
  await settle()
  expect(gateway.count()).toBe(0)
})

test('OFF-04 of tabs that open at once one sends the requests, and leads', async () => {
  const tabs = [start(), start(), start()]
  for (const { boot } of tabs) boot()
  await settle()
  expect(gateway.count(STATUS_ENDPOINT)).toBe(1)
  const leaders: number[] = []
  for (const [index, { arrive, started, startEngine }] of [...tabs.entries()].reverse()) {
    arrive()
    await started
    void startEngine.mock.calls[0]?.[1]?.request(SYNC_GROUP, {}, () => {
      leaders.push(index)
      return new Promise(() => undefined)
    })
  }
  await settle()
  expect(leaders).toEqual([0])
  expect(tabs[0]?.startEngine.mock.calls[0]?.[0].size).toBe(gateway.count())
})

test('R-04 without locks the requests are sent', async () => {
  const { boot } = start(null)
  boot()
  await settle()
  expect(gateway.count(STATUS_ENDPOINT)).toBe(1)
})

test('NET-05 once the engine has started, the entry sends nothing', async () => {
  const tab = locks.tab()
  let grant = (): void => undefined
  const request: Locks['request'] = async (...given) => {
    await new Promise<void>((resolve) => (grant = resolve))
    return tab.request(...given)
  }
  const { boot, arrive, started } = start({ ...tab, request })
  boot()
  arrive()
  await started
  grant()
  await settle()
  expect(gateway.count()).toBe(0)
})

test('R-10 messages that arrive before the engine reach it, in order and once', async () => {
  const { boot, send, arrive, started, received } = start()
  boot()
  send('handshake')
  arrive()
  await started
  send('later')
  expect(received).toEqual([{ type: 'mc-boot', facts: FIRST_VISIT }, 'handshake', 'later'])
})

test('R-10 an engine that cannot be loaded is an error', async () => {
  const error = new TypeError('Failed to fetch dynamically imported module')
  const loadEngine = (): Promise<never> => Promise.reject(error)
  const options = { scope: new EventTarget(), origin: '', locks: undefined, loadEngine }
  await expect(startEntry(options)).rejects.toBe(error)
})
