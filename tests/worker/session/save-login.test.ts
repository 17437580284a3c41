import { describe, expect, test, vi } from 'vitest'
import { LOGIN_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import { never } from '../support/fake-gateway'
import { CREDENTIALS, LOGIN_VALUE, persisted, tabs, type TestWorker, useTabs } from '../support/session-rig'

useTabs()

const BEN = { ...CREDENTIALS, username: 'ben' }

/** The device has no room for the sealed login; everything else is still written. */
const refuseTheRecord = (): void => {
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    row: unknown,
    ...rest
  ) {
    const isRecord = typeof row === 'object' && row !== null && 'sealed' in row
    if (isRecord) throw new DOMException('full', 'QuotaExceededError')
    return put.call(this, row, ...rest)
  })
}

const cannotSeal = (): void => {
  vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new DOMException('no', 'OperationError'))
}

const savedNames = async (worker: TestWorker): Promise<unknown> => [
  await tabs.reader.user.table('vault').count(),
  await worker.savedLogin(),
]

describe('LOG-07 a login that cannot be saved over another one', () => {
  test.each([
    ['the device is full', refuseTheRecord],
    ['it cannot be sealed', cannotSeal],
  ])('LOG-07 when %s, no login is remembered in its place', async (_name, refuse) => {
    const { worker: first } = await tabs.open()
    await first.logIn(CREDENTIALS)
    refuse()
    tabs.gateway.set(LOGIN_ENDPOINT, { ...LOGIN_VALUE, id: 8, userName: 'Ben', token: 'token-8' })
    const { worker, signals } = await tabs.open()
    expect(await worker.logIn(BEN)).toMatchObject({ ok: true, value: { session: { id: '8' } } })
    expect(await savedNames(worker)).toEqual([0, { ok: true, value: null }])
    expect(persisted(signals, REMEMBERED_MEMBER_KEY)).toBe('')
    const posts = tabs.count(LOGIN_ENDPOINT)
    const next = await tabs.open()
    expect(await next.worker.autoLogin()).toEqual({ ok: true, value: { kind: 'guest' } })
    expect(tabs.count(LOGIN_ENDPOINT)).toBe(posts)
  })

  test('LOG-07 LOG-09 nor if the merchant is not known', async () => {
    const { worker: first } = await tabs.open()
    await first.logIn(CREDENTIALS)
    tabs.gateway.set(LOGIN_ENDPOINT, { ...LOGIN_VALUE, id: 8, userName: 'Ben', token: 'token-8' })
    tabs.gateway.respond(STATUS_ENDPOINT, never)
    // Other tabs do not report it either.
    vi.stubGlobal('BroadcastChannel', undefined)
    const { worker } = await tabs.open({ merchant: '' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const login = worker.logIn(BEN)
    for (let second = 0; second < 6; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000)
      await new Promise((resolve) => setImmediate(resolve))
    }
    vi.useRealTimers()
    expect(await login).toMatchObject({ ok: true, value: { session: { id: '8', merchantCode: '' } } })
    expect(await tabs.reader.user.table('vault').count()).toBe(0)
  })

  test('LOG-07 one that replaces another is the one used for the automatic login', async () => {
    const { worker: first } = await tabs.open()
    await first.logIn(CREDENTIALS)
    tabs.gateway.set(LOGIN_ENDPOINT, { ...LOGIN_VALUE, id: 8, userName: 'Ben', token: 'token-8' })
    const { worker, signals } = await tabs.open()
    await worker.logIn(BEN)
    expect(persisted(signals, REMEMBERED_MEMBER_KEY)).toBe('{"id":"8","userName":"Ben","type":0}')
    const next = await tabs.open()
    await next.worker.autoLogin()
    expect(tabs.lastLogin()).toMatchObject({ username: 'ben' })
  })
})
