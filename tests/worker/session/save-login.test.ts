import { expect, test, vi } from 'vitest'
import { LOGIN_ENDPOINT, SOCIAL_REGISTER_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import { err, ok } from '#domain/result'
import { clearVault } from '#worker/session/clear-vault'
import { saveLogin } from '#worker/session/save-login'
import { type RememberedLogin, openVault } from '#worker/session/open-vault'
import { createDexieStore } from '#worker/store/dexie-store'
import { never } from '../support/fake-gateway'
import { createEmptyStore } from '../support/open-store'
import { refusePuts } from '../../support/refuse-puts'
import { CREDENTIALS, LOGIN_VALUE, persisted, tabs, type TestWorker, useTabs } from '../support/session-rig'

useTabs()

const PROVIDER_PROOF = { firebaseChannel: 'google', firebaseIdToken: 'id-token' } as const

const BEN = { ...CREDENTIALS, username: 'ben' }

/** Ann has logged in on this device; the next login is Ben's. */
const afterAnn = async (): Promise<void> => {
  await (await tabs.open()).worker.logIn(CREDENTIALS)
  tabs.gateway.set(LOGIN_ENDPOINT, { ...LOGIN_VALUE, id: 8, userName: 'Ben', token: 'token-8' })
}

/** The device has no room for the sealed login; everything else is still written. */
const refuseTheRecord = (): void =>
  refusePuts((_table, row) => typeof row === 'object' && row !== null && 'sealed' in row)

const cannotSeal = (): void => {
  vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new DOMException('no', 'OperationError'))
}

const savedNames = async (worker: TestWorker): Promise<unknown> => [
  await tabs.reader.user.table('vault').count(),
  await worker.savedLogin(),
]

test.each([
  ['the device is full', refuseTheRecord, true],
  ['it cannot be sealed', cannotSeal, true],
  ['the player does not want it', () => undefined, false],
])('LOG-07 when %s, no login is remembered in place of another', async (_name, refuse, remember) => {
  await afterAnn()
  refuse()
  const { worker, signals } = await tabs.open()
  expect(await worker.logIn({ ...BEN, remember })).toMatchObject(ok({ session: { id: '8' } }))
  expect(await savedNames(worker)).toEqual([0, { ok: true, value: null }])
  expect(persisted(signals, REMEMBERED_MEMBER_KEY)).toBe('')
  const posts = tabs.count(LOGIN_ENDPOINT)
  const next = await tabs.open()
  expect(await next.worker.autoLogin()).toEqual({ ok: true, value: { kind: 'guest' } })
  expect(tabs.count(LOGIN_ENDPOINT)).toBe(posts)
})

test.each<[string, (worker: TestWorker) => Promise<unknown>]>([
  ['a login with a provider', (worker) => worker.logInSocially({ ...PROVIDER_PROOF, captcha: null })],
  [
    'a registration with a provider',
    (worker) =>
      worker.registerSocially({ proof: PROVIDER_PROOF, codes: { affiliateCode: '', referralCode: '' } }),
  ],
])('LOG-07 %s stores none, and forgets another', async (_name, logIn) => {
  await afterAnn()
  tabs.gateway.set(SOCIAL_REGISTER_ENDPOINT, { ...LOGIN_VALUE, id: 8, userName: 'Ben', token: 'token-8' })
  const { worker } = await tabs.open()
  expect(await logIn(worker)).toMatchObject({ ok: true })
  expect(await savedNames(worker)).toEqual([0, { ok: true, value: null }])
})

test('LOG-03 LOG-07 LOG-09 nor is one if the merchant is not known', async () => {
  await afterAnn()
  tabs.gateway.respond(STATUS_ENDPOINT, never)
  // Other tabs do not report it either.
  vi.stubGlobal('BroadcastChannel', undefined)
  const { worker, signals } = await tabs.open({ merchant: '' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const wait = { isOver: false }
  const login = worker.logIn(BEN).finally(() => (wait.isOver = true))
  while (!wait.isOver) {
    await vi.advanceTimersByTimeAsync(1_000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  vi.useRealTimers()
  expect(await login).toMatchObject({ ok: true, value: { session: { id: '8', merchantCode: '' } } })
  expect(await tabs.reader.user.table('vault').count()).toBe(0)
  expect(persisted(signals, REMEMBERED_MEMBER_KEY)).toBe('')
})

test('LOG-07 a login that replaces another is the one used for the automatic login', async () => {
  await afterAnn()
  const { worker, signals } = await tabs.open()
  await worker.logIn(BEN)
  expect(persisted(signals, REMEMBERED_MEMBER_KEY)).toBe('{"id":"8","userName":"Ben","type":0}')
  const next = await tabs.open()
  await next.worker.autoLogin()
  expect(tabs.lastLogin()).toMatchObject({ username: 'ben' })
})

const RECORD: RememberedLogin = {
  ...{ type: 'username', username: 'ann', password: '', merchant: 'harbour', memberId: '7' },
  ...{ memberName: 'Ann', memberType: 0 },
}

test('LOG-07 a login that ends while it is saved leaves the previous one usable, and its key cannot be exported', async () => {
  const store = createDexieStore(tabs.reader)
  const bySms: RememberedLogin = { ...RECORD, type: 'sms', username: '+63 1' }
  for (const login of [RECORD, bySms]) {
    await saveLogin(store, login, { isOver: false })
    await saveLogin(store, { ...RECORD, username: 'ben' }, { isOver: true })
    expect(await openVault(store)).toEqual(login)
  }
  expect(await store.get('vault', 'key')).toHaveProperty('key.extractable', false)
  await saveLogin(store, Object.assign({}, RECORD, { memberType: '0' }), { isOver: false })
  expect(await openVault(store)).toBeNull()
  await saveLogin(store, RECORD, { isOver: false })
  await tabs.reader.user.table('vault').update('login', { sealed: new ArrayBuffer(16) })
  expect(await openVault(store)).toBeNull()
})

test('LOG-07 without a database nothing is saved, and a deletion is not certain', async () => {
  const store = createEmptyStore()
  await saveLogin(store, RECORD, { isOver: false })
  expect(await store.all('vault')).toEqual([])
  expect(await clearVault(store)).toEqual(err({ kind: 'storage', detail: 'closed' }))
})

test('LOG-07 without WebCrypto nothing is saved, and nothing is read', async () => {
  const store = createDexieStore(tabs.reader)
  await saveLogin(store, RECORD, { isOver: false })
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  await saveLogin(store, { ...RECORD, username: 'ben' }, { isOver: false })
  expect(await openVault(store)).toBeNull()
  vi.unstubAllGlobals()
  expect(await openVault(store)).toEqual(RECORD)
})
