import { AsyncLocalStorage } from 'node:async_hooks'
import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, aroundEach, beforeEach, expect, vi } from 'vitest'
import { LOGIN_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { LOGOUT_ENDPOINT, MEMBER_INFO_ENDPOINT, RANK_PROGRESS_ENDPOINT } from '#domain/contract/endpoints'
import type { PageFacts, Session, Signal } from '#domain/port'
import { createDatabases, tableOf } from '#domain/tables/databases'
import { createWorkerApp } from '#worker/create-worker'
import { createPageFactsStore } from '#worker/page-facts-store'
import type { WorkerEnvironment } from '#worker/worker-environment'
import { ANN } from '../../support/members'
import { fill } from './content'
import { handOut, openPost, rsaKey } from './decrypting-gateway'
import { FakeGateway } from './fake-gateway'
import { closeStore } from './open-store'
import { useOwnChannels } from './own-channels'
import { ALONE } from './worker-environment'

const KEY = rsaKey()

export const FACTS: PageFacts = {
  ...createPageFactsStore().current,
  sessionId: 's',
  merchant: 'harbour',
  language: 'EN',
  isLanguageChosen: true,
  autoLogin: true,
  choicesAt: Number.MAX_SAFE_INTEGER,
  deviceTraits: ['platform=Linux', 'cores=8'],
  url: 'https://m.example.com/m/home',
}

export const LOGIN_VALUE = {
  token: 'token-1',
  id: 7,
  userName: 'Ann',
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: false,
}

const INFO = { type: 0, regDate: 1, account: 'ann', language: 'EN', currency: 'PHP', profileIcon: 2 }
export const memberInfo = (id: number, balance = 12.5): object => ({ ...INFO, id, balance })

export type TestWorker = ReturnType<typeof createWorkerApp>

/** Workers of one browser: each tab has its own worker on the shared databases, with a gateway that decrypts. */
export const tabs = {
  gateway: new FakeGateway(),
  reader: createDatabases(),

  async open(facts: Partial<PageFacts> = {}, environment: Partial<WorkerEnvironment> = {}) {
    const signals: Signal[] = []
    let link = (): void => undefined
    const worker = createWorkerApp({
      ...ALONE,
      onOnline: (listener) => void (link = listener),
      ...environment,
    })
    worker.receivePageFacts({ ...FACTS, ...facts })
    await worker.handshake({ ...FACTS, ...facts }, (signal) => signals.push(signal))
    return { worker, signals, link: () => link() }
  },

  refuseLogin(errorCode: string, fields: object = {}): void {
    tabs.refuse(LOGIN_ENDPOINT, errorCode, fields)
  },

  /** The payload of the last login, decrypted with the gateway's key. */
  lastLogin: (): unknown => tabs.lastPost(LOGIN_ENDPOINT),

  /** The payload of the last post to a path, decrypted with the gateway's key. */
  lastPost(path: string): unknown {
    const post = lastRequest(path)
    return post && openPost(post, KEY)
  },

  lastRequest: (path: string): FakeGateway['requests'][number] | undefined => lastRequest(path),

  lastHeaders: (path: string): Headers | undefined => lastRequest(path)?.headers,

  refuse(path: string, errorCode: string, fields: object = {}): void {
    tabs.gateway.respond(path, () => Response.json({ success: false, errorCode, message: 'No.', ...fields }))
  },

  count: (path: string): number => tabs.gateway.count(path),

  /** Waits until a path has received so many requests. */
  seeRequests: (path: string, count = 1): Promise<void> =>
    vi.waitFor(() => expect(tabs.gateway.count(path)).toBe(count)),

  /** The tokens sent to a path, in order. */
  tokensOf: (path: string): (string | null)[] => tabs.gateway.received('Authorization', path),
}

const lastRequest = (path: string): FakeGateway['requests'][number] | undefined =>
  tabs.gateway.requests.filter((request) => request.path === path).at(-1)

/** The gateway of the test that has started the running code. Workers of earlier tests still send requests. */
const ownGateway = new AsyncLocalStorage<FakeGateway>()
const fetchOfTest: typeof fetch = (...request) => (ownGateway.getStore() ?? tabs.gateway).fetch(...request)

export const useTabs = (): void => {
  aroundEach((runTest) => {
    tabs.gateway = new FakeGateway()
    return ownGateway.run(tabs.gateway, runTest)
  })
  beforeEach(() => {
    fill(tabs.gateway)
    handOut(tabs.gateway, KEY)
    tabs.gateway.set(LOGIN_ENDPOINT, LOGIN_VALUE)
    tabs.gateway.set(LOGOUT_ENDPOINT, null)
    tabs.gateway.set(MEMBER_INFO_ENDPOINT, memberInfo(7), '"member-1"')
    tabs.gateway.set(RANK_PROGRESS_ENDPOINT, { completedConditions: 3, totalExpectedConditions: 5 })
    vi.stubGlobal('fetch', fetchOfTest)
    // Nothing terminates the workers of earlier tests, so each test has its own channels and databases.
    useOwnChannels()
    Dexie.dependencies.indexedDB = new IDBFactory()
    tabs.reader = createDatabases()
  })
  afterEach(() => closeStore(tabs.reader))
}

export const SESSION: Session = { ...ANN, token: 'token-1', userName: 'Ann' }

export const CREDENTIALS = { username: 'ann', password: 'demo-pass', remember: true }

/** The last value that the worker sent to the page to store under a key. */
export const persisted = (signals: readonly Signal[], key: string): string | undefined =>
  signals.flatMap((signal) => (signal.type === 'persist' && signal.key === key ? [signal.value] : [])).at(-1)

/** The stored member rows. */
export const members = (): Promise<unknown[]> => tabs.reader.cache.table('members').toArray()

/** Waits until the member's row is stored, with these fields. */
export const seeMembers = (fields: object = {}): Promise<void> =>
  vi.waitFor(async () => expect(await members()).toMatchObject([fields]))

/** The number of stored games in a language. */
export const countGames = (language = 'EN'): Promise<number> =>
  tableOf(tabs.reader, 'gameBuckets')
    .filter((row) => row.language === language)
    .count()

/** Waits until so many English games are stored. */
export const seeGames = (count = 30): Promise<void> =>
  vi.waitFor(async () => expect(await countGames()).toBe(count))

export const ofType = (signals: readonly Signal[], type: Signal['type']): readonly Signal[] =>
  signals.filter((signal) => signal.type === type)

/** A tab with a logged-in player and that player's rows stored. */
export const loggedIn = async (facts: Partial<PageFacts> = {}): ReturnType<typeof tabs.open> => {
  const tab = await tabs.open(facts)
  await tab.worker.logIn(CREDENTIALS)
  await seeMembers()
  return tab
}
