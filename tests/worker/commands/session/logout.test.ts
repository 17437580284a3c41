import { expect, test, vi } from 'vitest'
import { TRIAL_LAUNCH_ENDPOINT } from '#domain/contract/command-endpoints'
import { LOGOUT_ENDPOINT, MEMBER_INFO_ENDPOINT } from '#domain/contract/endpoints'
import { AUTO_LOGIN_KEY, REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import { createDatabases } from '#domain/tables/databases'
import { sendLogoutRequest } from '#worker/commands/session/send-logout-request'
import { FIRST_REQUESTS } from '#worker/early/first-requests'
import { createPageFactsStore } from '#worker/page-facts-store'
import {
  CREDENTIALS,
  loggedIn,
  members,
  ofType,
  persisted,
  seeMembers,
  tabs,
  useTabs,
} from '../../support/session-rig'
import { createTestHttpClient } from '../../support/test-http-client'

useTabs()

test('LOG-10 R-15 a manual logout sends the old token to the gateway and clears the member’s data', async () => {
  const { worker, signals } = await loggedIn()
  tabs.gateway.set(TRIAL_LAUNCH_ENDPOINT, { gameUrl: 'https://games.example/1' })
  await worker.launchTrial({ gameId: '1', nodeId: 'n1' })
  await worker.setFavourite({ gameId: '2', isFavourite: true })
  for (const table of ['favourites', 'recents']) expect(await tabs.reader.user.table(table).count()).toBe(1)
  expect(await worker.logOut()).toEqual({ ok: true, value: null })
  await tabs.seeRequests(LOGOUT_ENDPOINT)
  expect(tabs.tokensOf(LOGOUT_ENDPOINT)).toEqual(['token-1'])
  expect(tabs.gateway.requests.find(({ path }) => path === LOGOUT_ENDPOINT)?.method).toBe('POST')
  expect(await members()).toEqual([])
  for (const table of ['favourites', 'recents']) expect(await tabs.reader.user.table(table).count()).toBe(0)
  const states = await tabs.reader.cache.table<{ key: string }>('syncState').toArray()
  expect(states.filter(({ key }) => key.endsWith('|7'))).toEqual([])
  expect(persisted(signals, AUTO_LOGIN_KEY)).toBe('0')
  expect(persisted(signals, REMEMBERED_MEMBER_KEY)).toBe('')
  // The remembered login stays, so the next manual login is quick.
  expect(await worker.savedLogin()).toEqual({ ok: true, value: 'ann' })
})

test('LOG-10 R-15 what a member may see is requested again as a guest after a logout', async () => {
  const { path } = FIRST_REQUESTS.announcements
  const { worker } = await loggedIn()
  await vi.waitFor(() => expect(tabs.tokensOf(path).at(-1)).toBe('token-1'))
  await worker.logOut()
  await vi.waitFor(() => expect(tabs.tokensOf(path).at(-1)).toBeNull())
})

test('R-05 R-15 a logout whose first read fails leaves no response of the member either', async () => {
  const { worker } = await loggedIn({ sessionId: 'one' })
  const cached = tabs.reader.cache.table('responseCache')
  await cached.add({ session: 'one', key: 'k', member: '7', at: 0, body: {} })
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(() => {
    throw new DOMException('lost', 'InvalidStateError')
  })
  await worker.logOut()
  await vi.waitFor(async () => expect(await cached.count()).toBe(0))
})

test('LOG-07 R-15 a logout that forgets the device deletes the remembered login and its key, or is aborted', async () => {
  const { worker, signals } = await loggedIn()
  const vault = tabs.reader.user.table('vault')
  const remove = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('refused', 'UnknownError')
  })
  expect(await worker.logOut(true)).toEqual({ ok: false, error: { kind: 'storage', detail: 'closed' } })
  remove.mockRestore()
  expect([await vault.count(), tabs.count(LOGOUT_ENDPOINT)]).toEqual([2, 0])
  expect(await members()).toHaveLength(1)
  expect(await worker.logOut(true)).toEqual({ ok: true, value: null })
  expect(await vault.count()).toBe(0)
  expect(await worker.savedLogin()).toEqual({ ok: true, value: null })
  expect(persisted(signals, REMEMBERED_MEMBER_KEY)).toBe('')
  await tabs.seeRequests(LOGOUT_ENDPOINT)
  expect(tabs.tokensOf(LOGOUT_ENDPOINT)).toEqual(['token-1'])
})

test.each(['offline', 'by a failing gateway'])(
  'OFF-05 R-15 a logout lost %s is retried with the old token, which is never stored',
  async (how) => {
    const { worker, signals, link } = await loggedIn()
    if (how === 'offline') tabs.gateway.isDown = true
    else tabs.gateway.respond(LOGOUT_ENDPOINT, () => new Response('', { status: 503 }))
    expect(await worker.logOut()).toEqual({ ok: true, value: null })
    const stored = await Promise.all(
      [tabs.reader.user, tabs.reader.cache].flatMap((database) =>
        database.tables.map((table) => table.toArray()),
      ),
    )
    expect(JSON.stringify([stored, signals.filter(({ type }) => type === 'persist')])).not.toContain(
      'token-1',
    )
    await vi.waitFor(() => expect(tabs.count(LOGOUT_ENDPOINT)).toBeGreaterThan(0))
    const lost = tabs.count(LOGOUT_ENDPOINT)
    tabs.gateway.isDown = false
    tabs.gateway.set(LOGOUT_ENDPOINT, null)
    await vi.waitFor(() => {
      link()
      expect(tabs.count(LOGOUT_ENDPOINT)).toBe(lost + 1)
    })
    link()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(tabs.tokensOf(LOGOUT_ENDPOINT)).toEqual(Array.from({ length: lost + 1 }, () => 'token-1'))
    expect(ofType(signals, 'failure')).toEqual([])
  },
)

test('R-11 a logout is retried ever less often, and not while one probe replaces all requests', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  tabs.gateway.respond(LOGOUT_ENDPOINT, () => new Response('', { status: 503 }))
  /** The waits, each with the requests sent before it. */
  const waits: (readonly [ms: number, sent: number])[] = []
  const retryDelays = {
    wait: (ms: number): Promise<void> => {
      waits.push([ms, tabs.count(LOGOUT_ENDPOINT)])
      if (waits.length === 4) tabs.gateway.set(LOGOUT_ENDPOINT, null)
      return Promise.resolve()
    },
    end: () => undefined,
  }
  const httpClient = createTestHttpClient(createPageFactsStore(), { isCircuitOpen: () => waits.length === 2 })
  await sendLogoutRequest({ httpClient, retryDelays }, 'token-1')
  expect(waits).toEqual([
    [500, 1],
    [1_000, 2],
    [1_000, 2],
    [2_000, 3],
  ])
  expect(tabs.tokensOf(LOGOUT_ENDPOINT)).toEqual(Array(4).fill('token-1'))
})

test('LOG-10 a logout that the gateway rejects is not retried', async () => {
  const { worker, link } = await loggedIn()
  tabs.refuse(LOGOUT_ENDPOINT, 'user.or.token.invalid')
  await worker.logOut()
  await tabs.seeRequests(LOGOUT_ENDPOINT)
  link()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(tabs.count(LOGOUT_ENDPOINT)).toBe(1)
})

test.each([undefined, true])(
  'LOG-10 LOG-07 R-15 a logout cancels a login being saved, forgetting: %s',
  async (forgetsDevice) => {
    const { worker, signals } = await tabs.open()
    let release = (): void => undefined
    const sealed = new Promise<ArrayBuffer>((resolve) => (release = () => resolve(new ArrayBuffer(16))))
    const encrypt = vi.spyOn(crypto.subtle, 'encrypt').mockReturnValueOnce(sealed)
    const login = worker.logIn(CREDENTIALS)
    await vi.waitFor(() => expect(encrypt).toHaveBeenCalled())
    const logout = worker.logOut(forgetsDevice)
    if (!forgetsDevice) await logout
    release()
    expect(await logout).toEqual({ ok: true, value: null })
    expect(await login).toEqual({ ok: false, error: { kind: 'aborted' } })
    await tabs.seeRequests(LOGOUT_ENDPOINT)
    expect(tabs.tokensOf(LOGOUT_ENDPOINT)).toEqual(['token-1'])
    expect(persisted(signals, AUTO_LOGIN_KEY)).toBe('0')
    expect(persisted(signals, REMEMBERED_MEMBER_KEY)).toBe('')
    expect(await members()).toEqual([])
    // Even one that is stored while the vault is cleared is deleted.
    expect(await tabs.reader.user.table('vault').get('login')).toBeUndefined()
  },
)

test('R-15 the age of the member’s rows is not stored after the logout', async () => {
  const { worker } = await loggedIn()
  await worker.refresh() // unchanged: the age is only in memory
  await vi.waitFor(() => expect(tabs.count(MEMBER_INFO_ENDPOINT)).toBeGreaterThan(1))
  await worker.setVisible(false)
  const ages = (): Promise<unknown[]> =>
    tabs.reader.cache.table('freshness').where('key').startsWith('member|').primaryKeys()
  await vi.waitFor(async () => expect(await ages()).toEqual(['member|harbour||7']))
  await worker.setVisible(true)
  const before = tabs.count(MEMBER_INFO_ENDPOINT)
  await worker.refresh()
  await vi.waitFor(() => expect(tabs.count(MEMBER_INFO_ENDPOINT)).toBeGreaterThan(before))
  await worker.logOut()
  await worker.setVisible(false)
  expect(await ages()).toEqual([])
})

test('R-05 the member’s rows are restored after the database is lost', async () => {
  const { worker } = await loggedIn()
  await tabs.reader.cache.delete()
  tabs.reader = createDatabases()
  await seeMembers({ member: '7', balance: 12.5 })
  await worker.logOut()
})
