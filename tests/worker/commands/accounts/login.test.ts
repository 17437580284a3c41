import { pbkdf2Sync } from 'node:crypto'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { LOGIN_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { KEY_ENDPOINT, SETTINGS_ENDPOINT } from '#domain/contract/endpoints'
import { REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import { ok } from '#domain/result'
import { SETTINGS_WAIT_MS } from '#domain/timing'
import { openVault } from '#worker/session/open-vault'
import { createDexieStore } from '#worker/store/dexie-store'
import { DEVICE_ID, NUMBER, openSyncedTab, serveStatus, SMS_REQUEST } from '../../support/account-rig'
import { WIRE_SETTINGS } from '../../support/content'
import { CREDENTIALS, LOGIN_VALUE, persisted, SESSION, tabs, useTabs } from '../../support/session-rig'

useTabs()

test('LOG-01 SES-01 NET-08 a prepared login sends the fields that A3 names at once, and returns the session', async () => {
  const { worker } = await tabs.open()
  await worker.prepareLogin()
  const before = tabs.gateway.count()
  expect(await worker.logIn(CREDENTIALS)).toEqual(ok({ session: SESSION, updatePassword: false }))
  expect(tabs.gateway.requests[before]?.path).toBe(LOGIN_ENDPOINT)
  expect(tabs.count(KEY_ENDPOINT)).toBe(1)
  expect(tabs.lastLogin()).toEqual({
    username: 'ann',
    password: 'demo-pass',
    loginDeviceId: DEVICE_ID,
    isOfficialAppLogin: false,
  })
  const headers = tabs.lastHeaders(LOGIN_ENDPOINT)
  expect(headers?.get('Device')).toBe('MOBILE')
  expect(headers?.get('Content-Type')).toBe('application/json')
  expect(headers?.has('Authorization')).toBe(false)
})

test.each(['IPAD', 'PWA', 'WEBCLIP'] as const)('LOG-01 a login on %s reports it', async (deviceKind) => {
  const { worker } = await tabs.open({ deviceKind })
  await worker.logIn(CREDENTIALS)
  expect(tabs.lastLogin()).toMatchObject({ device: deviceKind })
  const headers = tabs.lastHeaders(LOGIN_ENDPOINT)
  expect(headers?.get('Device')).toBe(`MOBILE/${deviceKind}`)
})

test('LOG-13 the device id is stable on one device and differs between devices', async () => {
  const { worker } = await tabs.open()
  await worker.logIn(CREDENTIALS)
  const first = tabs.lastLogin()
  await worker.logIn(CREDENTIALS)
  expect(tabs.lastLogin()).toEqual(first)
  const other = await tabs.open({ deviceTraits: ['platform=iPhone'] })
  await other.worker.logIn(CREDENTIALS)
  expect(tabs.lastLogin()).not.toEqual(first)
})

test('LOG-07 the remembered login is sealed: the database contains no byte of name or password', async () => {
  const { worker, signals } = await tabs.open()
  await worker.logIn(CREDENTIALS)
  expect(await tabs.reader.user.table('vault').toCollection().primaryKeys()).toEqual(['key', 'login'])
  const key: unknown = await tabs.reader.user.table('vault').get('key')
  const login: unknown = await tabs.reader.user.table('vault').get('login')
  expect(key).toMatchObject({ key: { extractable: false, algorithm: { name: 'AES-GCM', length: 256 } } })
  const { sealed } = v.parse(v.object({ sealed: v.instance(ArrayBuffer) }), login)
  const bytes = Buffer.from(sealed).toString('latin1')
  // With its quotes: three letters alone may occur by chance.
  for (const secret of ['"ann"', 'demo-pass', btoa('demo-pass')]) expect(bytes).not.toContain(secret)
  expect(persisted(signals, REMEMBERED_MEMBER_KEY)).toBe('{"id":"7","userName":"Ann","type":0}')
  expect(JSON.stringify(signals)).not.toContain('demo-pass')
  expect(await worker.savedLogin()).toEqual({ ok: true, value: 'ann' })
})

test('LOG-07 the sealed password is obfuscated: base64 twice, the second time with a random key', async () => {
  const { worker } = await tabs.open()
  const savedPassword = async (): Promise<string> => {
    await worker.logIn(CREDENTIALS)
    const saved = await openVault(createDexieStore(tabs.reader))
    return Buffer.from(saved?.password ?? '', 'base64').toString()
  }
  const [first, second] = [await savedPassword(), await savedPassword()]
  const inner = btoa('demo-pass')
  for (const password of [first, second])
    expect([password.slice(0, inner.length), password.length]).toEqual([inner, inner.length + 16])
  expect(second).not.toBe(first)
})

const SALT = Buffer.alloc(16, 7)
const WEAK_PASSWORD = {
  salt: SALT.toString('base64'),
  iterations: 1_000,
  hash: pbkdf2Sync(CREDENTIALS.password, SALT, 1_000, 32, 'sha256').toString('base64'),
}

test.each([
  ['it is the first login', { firstTimeLogin: true }, {}],
  ['the gateway requires it', { updatePassword: true }, {}],
  ['it is the weak default', {}, { weakPassword: WEAK_PASSWORD }],
])('LOG-04 a password must change if %s', async (_name, login, settings) => {
  tabs.gateway.set(SETTINGS_ENDPOINT, { ...WIRE_SETTINGS, ...settings })
  tabs.gateway.set(LOGIN_ENDPOINT, { ...LOGIN_VALUE, ...login })
  const { worker } = await tabs.open()
  expect(await worker.logIn(CREDENTIALS)).toMatchObject({ ok: true, value: { updatePassword: true } })
})

/** A worker whose settings do not arrive, at the end of a login with an expired password. */
const loggingInWithoutSettings = async () => {
  const whitelabelVal = { PWDEXPFORCECHANGE3: true }
  const release = tabs.gateway.hold(SETTINGS_ENDPOINT, { ...WIRE_SETTINGS, whitelabelVal })
  tabs.gateway.set(LOGIN_ENDPOINT, { ...LOGIN_VALUE, passwordExpired: true })
  const { worker } = await tabs.open()
  vi.useFakeTimers({ toFake: ['performance'] }) // the wait ends when the test says so
  const login = worker.logIn(CREDENTIALS)
  await vi.waitFor(async () => expect(await tabs.reader.user.table('vault').get('login')).toBeDefined())
  return { login, release }
}

test('LOG-04 a login waits for the settings of a first visit, which say what password must change', async () => {
  const { login, release } = await loggingInWithoutSettings()
  release()
  expect(await login).toEqual(ok({ session: SESSION, updatePassword: true }))
})

test('LOG-04 without settings a login succeeds after a short wait', async () => {
  const { login } = await loggingInWithoutSettings()
  const wait = { isOver: false }
  void login.finally(() => (wait.isOver = true))
  await vi.waitFor(() => {
    vi.advanceTimersByTime(SETTINGS_WAIT_MS) // again if the wait began after that
    expect(wait.isOver).toBe(true)
  })
  expect(await login).toEqual(ok({ session: SESSION, updatePassword: false }))
})

test('LOG-14 a username is not a remembered number, nor is another merchant’s number', async () => {
  const { worker } = await openSyncedTab()
  await worker.logIn(CREDENTIALS)
  expect(await worker.savedNumber()).toEqual({ ok: true, value: null })
  await worker.logInBySms(SMS_REQUEST)
  expect(await worker.savedNumber()).toEqual({ ok: true, value: NUMBER })
  serveStatus({ merchantCode: 'elsewhere' })
  const other = await tabs.open({ merchant: 'elsewhere' })
  expect(await other.worker.savedNumber()).toEqual({ ok: true, value: null })
})
