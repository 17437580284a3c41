import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TRIAL_LAUNCH_ENDPOINT, TRIAL_LAUNCH_SYNC_ENDPOINT } from '#domain/contract/command-endpoints'
import { CONFIG_PATH, GAMES_ENDPOINT, SETTINGS_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import type { PageFacts, Signal } from '#domain/port'
import { createDatabases, type Databases, tableOf } from '#domain/tables/databases'
import { createWorkerApp } from '#worker/create-worker'
import { fill } from './support/content'
import { FakeGateway } from './support/fake-gateway'
import { closeStore } from './support/open-store'
import { ALONE } from './support/worker-environment'

const FACTS: PageFacts = {
  session: null,
  sessionId: 's',
  merchant: '',
  language: 'EN',
  isLanguageChosen: false,
  autoLogin: true,
  choicesAt: 0,
  hasReturnUrl: false,
  deviceKind: 'browser',
  deviceTraits: [],
  visible: true,
  dataSaver: false,
  shown: [],
  url: 'https://m.example.com/m/home',
}

let gateway: FakeGateway
let reader: Databases

const start = async (facts: Partial<PageFacts> = {}) => {
  const signals: Signal[] = []
  const worker = createWorkerApp(ALONE)
  worker.receivePageFacts({ ...FACTS, ...facts })
  await worker.handshake({ ...FACTS, ...facts }, (signal) => signals.push(signal))
  return { worker, signals }
}

const waitFor = <T>(read: () => Promise<T>, isThere: (value: T) => boolean): Promise<T> =>
  vi.waitFor(async () => {
    const value = await read()
    if (!isThere(value)) throw new Error('not yet')
    return value
  }, 5_000)

const gamesIn = (language: string) => (): Promise<number> =>
  tableOf(reader, 'games')
    .filter((row) => row.language === language)
    .count()

beforeEach(() => {
  gateway = new FakeGateway()
  fill(gateway)
  vi.stubGlobal('fetch', gateway.fetch)
  // Nothing terminates the workers of earlier tests, so each test has its own databases.
  Dexie.dependencies.indexedDB = new IDBFactory()
  reader = createDatabases()
})
afterEach(() => {
  closeStore(reader)
})

describe('the start', () => {
  test('OFF-01 fills the tables and sends the page its merchant', async () => {
    const { signals } = await start()
    await waitFor(gamesIn('EN'), (count) => count === 30)
    expect(signals).toContainEqual({ type: 'persist', key: 'merchant', value: 'harbour' })
    expect(signals).toContainEqual({ type: 'storage', mode: 'database' })
  })

  test('NET-01 the merchant of config.json is known before status has responded', async () => {
    gateway.respond(CONFIG_PATH, () => new Response(JSON.stringify({ merchant: 'harbour' })))
    gateway.respond(STATUS_ENDPOINT, () => new Response('', { status: 500 }))
    await start()
    await waitFor(gamesIn('EN'), (count) => count === 30)
  })

  test('NET-01 paths replaced by config.json are fetched again, and used at once on the next visit', async () => {
    gateway.respond(
      CONFIG_PATH,
      () => new Response(JSON.stringify({ paths: { [GAMES_ENDPOINT]: '/own/games' } })),
    )
    gateway.set('/own/games', [])
    const own = gateway.answers.get(GAMES_ENDPOINT)
    if (own) gateway.answers.set('/own/games', own)
    gateway.respond(GAMES_ENDPOINT, () => new Response('', { status: 404 }))
    await start()
    await waitFor(gamesIn('EN'), (count) => count === 30)
    gateway.requests.length = 0
    await start({ merchant: 'harbour' })
    await waitFor(
      () => Promise.resolve(gateway.count('/own/games')),
      (count) => count > 0,
    )
    expect(gateway.count(GAMES_ENDPOINT)).toBe(0)
  })

  test('R-02 a config.json that is HTML or malformed changes nothing', async () => {
    gateway.respond(CONFIG_PATH, () => new Response('<!doctype html>'))
    await start()
    await waitFor(gamesIn('EN'), (count) => count === 30)
    expect(await tableOf(reader, 'config').count()).toBe(0)
  })
})

describe('commands', () => {
  test('LNG-02 the rows of another language are added to the old ones', async () => {
    const { worker } = await start()
    await waitFor(gamesIn('EN'), (count) => count === 30)
    expect(await worker.changeLanguage('UR')).toEqual({ ok: true, value: null })
    expect([await gamesIn('UR')(), await gamesIn('EN')()]).toEqual([30, 30])
    expect(gateway.received('Language', SETTINGS_ENDPOINT)).toContain('UR') // they have texts too
    // Of all languages tried the tables keep two.
    await worker.changeLanguage('FR')
    await waitFor(gamesIn('EN'), (count) => count === 0)
    expect(await gamesIn('FR')()).toBe(30)
    // Evicted rows are fetched again.
    await worker.changeLanguage('EN')
    await waitFor(gamesIn('EN'), (count) => count === 30)
  })

  test('GAM-06 a trial is requested with its fields, and the game is recorded as played', async () => {
    gateway.set(TRIAL_LAUNCH_ENDPOINT, { gameUrl: '/demo-games/slot?id=1' })
    const { worker } = await start()
    await waitFor(gamesIn('EN'), (count) => count === 30)
    const launched = await worker.launchTrial({ gameId: '1', nodeId: 'n1' })
    expect(launched).toEqual({ ok: true, value: { gameUrl: 'https://m.example.com/demo-games/slot?id=1' } })
    expect(gateway.requests.at(-1)?.url).toBe(`${TRIAL_LAUNCH_ENDPOINT}?gameId=1&nodeId=n1&platform=html5`)
    expect(await reader.user.recents.toArray()).toMatchObject([
      { merchant: 'harbour', member: 'guest', gameId: '1' },
    ])
  })

  test('GAM-06 a new window requests the synchronous variant', async () => {
    gateway.set(TRIAL_LAUNCH_SYNC_ENDPOINT, { gameUrl: 'https://games.example/1' })
    const { worker } = await start()
    expect(await worker.launchTrial({ gameId: '1', nodeId: 'n1', inNewWindow: true })).toMatchObject({
      ok: true,
    })
  })

  test.each(['javascript:alert(1)', 'http://games.example/1', '//evil\\@x'])(
    'R-14 a game at %s is rejected',
    async (gameUrl) => {
      gateway.set(TRIAL_LAUNCH_ENDPOINT, { gameUrl })
      const { worker } = await start()
      expect(await worker.launchTrial({ gameId: '1', nodeId: 'n1' })).toEqual({
        ok: false,
        error: { kind: 'unsafe-url' },
      })
      expect(await reader.user.recents.count()).toBe(0)
    },
  )

  test('GAM-06 a launch is never retried automatically and shows no notice of its own', async () => {
    gateway.respond(TRIAL_LAUNCH_ENDPOINT, () => new Response('', { status: 503 }))
    const { worker, signals } = await start()
    expect(await worker.launchTrial({ gameId: '1', nodeId: 'n1' })).toMatchObject({
      ok: false,
      error: { status: 503 },
    })
    expect(gateway.count(TRIAL_LAUNCH_ENDPOINT)).toBe(1)
    expect(signals.some(({ type }) => type === 'failure')).toBe(false)
  })

  test('NET-10 a sync never reports a failure to the page', async () => {
    gateway.respond(SETTINGS_ENDPOINT, () => new Response('{"success":false,"errorCode":"x","message":"No"}'))
    const { worker, signals } = await start()
    await waitFor(gamesIn('EN'), (count) => count === 30)
    await worker.refresh()
    expect(signals.some(({ type }) => type === 'failure')).toBe(false)
  })
})

describe('data age', () => {
  test('OFF-02 the time of a "not modified" response is stored when the page is hidden', async () => {
    const { worker } = await start()
    await waitFor(gamesIn('EN'), (count) => count === 30)
    await worker.refresh()
    expect(await tableOf(reader, 'freshness').count()).toBe(0)
    await worker.setVisible(false)
    expect((await tableOf(reader, 'freshness').toArray()).map(({ key }) => key)).toContain(
      'games|harbour|EN|',
    )
  })

  test('OFF-02 the connection row follows the request results', async () => {
    const { worker } = await start()
    await waitFor(gamesIn('EN'), (count) => count === 30)
    const connection = () => tableOf(reader, 'connection').get('gateway')
    await waitFor(connection, (row) => row?.state === 'online')
    gateway.isDown = true
    await worker.refresh()
    await waitFor(connection, (row) => row?.state === 'offline')
    gateway.isDown = false
    await worker.refresh()
    await waitFor(connection, (row) => row?.state === 'online')
  })
})

describe('a database that is deleted', () => {
  test('R-05 is refilled automatically', async () => {
    await start()
    await waitFor(gamesIn('EN'), (count) => count === 30)
    await reader.cache.delete({ disableAutoOpen: false })
    await waitFor(gamesIn('EN'), (count) => count === 30)
  })
})

test('NET-11 session-expired is sent only if the session was this one', async () => {
  const session = {
    id: '1',
    token: 't',
    userName: 'u',
    merchantCode: 'harbour',
    type: 0,
    firstTimeLogin: false,
  }
  gateway.respond(
    '/wps/relay/MCSFE_getListAnnouncements',
    () => new Response('{"success":false,"errorCode":"customer.not.login"}', { status: 401 }),
  )
  const { signals } = await start({ session })
  await waitFor(
    () => Promise.resolve(signals),
    (all) => all.some(({ type }) => type === 'session-over'),
  )
})
