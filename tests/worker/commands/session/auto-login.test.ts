import { expect, test, vi } from 'vitest'
import { LOGIN_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { KEY_ENDPOINT, LOGOUT_ENDPOINT, SETTINGS_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import type { Signal } from '#domain/port'
import { err, ok } from '#domain/result'
import { REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import { SMS_REQUEST } from '../../support/account-rig'
import {
  CREDENTIALS,
  LOGIN_VALUE,
  members,
  ofType,
  persisted,
  SESSION,
  seeMembers,
  tabs,
  type TestWorker,
  useTabs,
} from '../../support/session-rig'
import { WIRE_SETTINGS } from '../../support/content'
import { never } from '../../support/fake-gateway'

useTabs()

const MEMBER = { kind: 'member', outcome: { session: SESSION, updatePassword: false } }

const expectMember = (signals: readonly Signal[]): void =>
  expect(ofType(signals, 'auto-login')).toEqual([{ type: 'auto-login', outcome: MEMBER }])

const GUEST = { ok: true, value: { kind: 'guest' } }

const remember = async () => (await tabs.open()).worker.logIn(CREDENTIALS)
const rememberNumber = async () => (await tabs.open()).worker.logInBySms(SMS_REQUEST)

test.each([
  ['nothing is remembered', { merchant: '' }, () => undefined],
  ['there is a session', { session: SESSION }, remember],
  ['the address says where to return to', { hasReturnUrl: true }, remember],
  ['the flag is 0', { autoLogin: false }, remember],
  ['the login is of another merchant', { merchant: 'other' }, remember],
  ['the login is by SMS', {}, rememberNumber],
])('LOG-09 there is no automatic login when %s', async (_name, facts, before) => {
  await before()
  // The merchant stays as the test sets it.
  tabs.gateway.respond(STATUS_ENDPOINT, never)
  const posts = tabs.count(LOGIN_ENDPOINT)
  const { worker } = await tabs.open(facts)
  expect(await worker.autoLogin()).toEqual(GUEST)
  expect(tabs.count(LOGIN_ENDPOINT)).toBe(posts)
})

test('LOG-09 LOG-10 there is none when the player logs out in another tab while this one starts', async () => {
  await remember()
  const first = await tabs.open({ session: SESSION })
  const { worker } = await tabs.open()
  const witness = await tabs.open({ session: SESSION })
  const before = tabs.count(LOGIN_ENDPOINT)
  await first.worker.logOut()
  await vi.waitFor(() => expect(ofType(witness.signals, 'session-over')).toHaveLength(1))
  expect(await worker.autoLogin()).toEqual(GUEST)
  expect(tabs.count(LOGIN_ENDPOINT)).toBe(before)
})

test('LOG-09 automatic login: with a remembered login and no session it runs once, however often it is triggered', async () => {
  await remember()
  // It does not need the settings, and does not wait for them.
  await vi.waitFor(async () => expect(await tabs.reader.cache.table('settings').count()).toBe(1))
  await tabs.reader.cache.table('settings').clear()
  tabs.gateway.respond(SETTINGS_ENDPOINT, never)
  const { worker } = await tabs.open()
  const before = tabs.count(LOGIN_ENDPOINT)
  vi.useFakeTimers({ toFake: ['performance'] }) // a wait for them would not end
  const results = await Promise.all([worker.autoLogin(), worker.autoLogin()])
  results.push(await worker.autoLogin())
  expect(results).toEqual(Array(3).fill({ ok: true, value: MEMBER }))
  expect(tabs.count(LOGIN_ENDPOINT)).toBe(before + 1)
  // The login stays remembered.
  expect(await worker.savedLogin()).toEqual({ ok: true, value: 'ann' })
})

test('LOG-09 an automatic login with the captcha enabled opens the form with the name filled in', async () => {
  tabs.gateway.set(SETTINGS_ENDPOINT, { ...WIRE_SETTINGS, login: { captcha: { enabled: true } } })
  await remember()
  await vi.waitFor(async () => expect(await tabs.reader.cache.table('settings').count()).toBe(1))
  const { worker } = await tabs.open()
  expect(await worker.autoLogin()).toEqual({ ok: true, value: { kind: 'form', username: 'ann' } })
})

/** A tab that starts offline, with a remembered login. `goOnline` restores the network. */
const openOffline = async () => {
  await remember()
  await seeMembers()
  tabs.gateway.isDown = true
  const tab = await tabs.open()
  const goOnline = (): void => {
    tabs.gateway.isDown = false
    tab.link()
  }
  return { ...tab, posts: tabs.count(LOGIN_ENDPOINT), goOnline }
}

test('SES-11 LOG-09 an automatic login waits offline, sends no token, and runs once when back online', async () => {
  const { worker, signals, posts, goOnline } = await openOffline()
  const member = { id: '7', userName: 'Ann', type: 0 }
  expect(await worker.autoLogin()).toEqual(ok({ kind: 'waiting', member }))
  expect(tabs.count(LOGIN_ENDPOINT)).toBe(posts)
  const launched = await worker.launchGame({ gameId: '1', backUrl: 'https://m.example.com/m/home' })
  expect(launched).toEqual(err({ kind: 'no-session' }))
  goOnline()
  await vi.waitFor(() => expectMember(signals))
  expect(tabs.count(LOGIN_ENDPOINT)).toBe(posts + 1)
})

test.each([
  ['the key is unreadable', KEY_ENDPOINT, () => new Response('<html>')],
  ['its request is cut off', LOGIN_ENDPOINT, () => Promise.reject(new TypeError('Failed to fetch'))],
])('R-12 SES-11 NET-10 an automatic login waits while %s, then runs', async (_name, path, fail) => {
  await remember()
  const { worker, signals, link } = await tabs.open()
  const answer = tabs.gateway.answers.get(path)
  tabs.gateway.respond(path, fail)
  const before = tabs.count(path)
  expect(await worker.autoLogin()).toMatchObject({ value: { kind: 'waiting' } })
  expect(tabs.count(path)).toBe(before + 1)
  await vi.waitFor(() => {
    link()
    expect(tabs.count(path)).toBeGreaterThan(before + 2)
  })
  expect(ofType(signals, 'auto-login')).toEqual([])
  if (answer) tabs.gateway.answers.set(path, answer)
  await vi.waitFor(() => {
    link()
    expectMember(signals)
  })
  expect(ofType(signals, 'failure')).toEqual([])
})

/** Lets an automatic login that has begun send its request for the key. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('SES-11 R-11 a hidden tab does not log in automatically until it is visible again', async () => {
  const { worker, signals, posts, link, goOnline } = await openOffline()
  await worker.autoLogin()
  await worker.setVisible(false)
  const keys = tabs.count(KEY_ENDPOINT)
  goOnline()
  await settle()
  expect([tabs.count(KEY_ENDPOINT), tabs.count(LOGIN_ENDPOINT)]).toEqual([keys, posts])
  await worker.setVisible(true)
  await vi.waitFor(() => {
    link()
    expectMember(signals)
  })
})

test('SES-11 LOG-08 a delayed login that is rejected logs the member out and deletes their data', async () => {
  const { worker, signals, goOnline } = await openOffline()
  await worker.autoLogin()
  tabs.refuseLogin('login.cred.err')
  goOnline()
  const outcome = { kind: 'failed', error: { code: 'login.cred.err' } }
  await vi.waitFor(() => expect(ofType(signals, 'auto-login')).toMatchObject([{ outcome }]))
  expect(await members()).toEqual([])
  expect(persisted(signals, REMEMBERED_MEMBER_KEY)).toBe('')
})

test.each([
  ['login', 1, (worker: TestWorker) => worker.logIn(CREDENTIALS)],
  ['logout', 0, (worker: TestWorker) => worker.logOut()],
])('SES-11 a manual %s ends the wait of an automatic login', async (_name, sent, run) => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
  const { worker, signals, posts, goOnline } = await openOffline()
  await worker.autoLogin()
  tabs.gateway.isDown = false
  await run(worker)
  const keys = tabs.count(KEY_ENDPOINT)
  goOnline()
  await settle()
  expect([tabs.count(KEY_ENDPOINT), tabs.count(LOGIN_ENDPOINT)]).toEqual([keys, posts + sent])
  expect(ofType(signals, 'auto-login')).toEqual([])
})

test('SES-11 LOG-02 no automatic login is sent after a manual one in progress', async () => {
  await remember()
  const { worker } = await tabs.open()
  const release = tabs.gateway.hold(LOGIN_ENDPOINT)
  const posts = tabs.count(LOGIN_ENDPOINT)
  const login = worker.logIn(CREDENTIALS)
  await tabs.seeRequests(LOGIN_ENDPOINT, posts + 1)
  const keys = tabs.count(KEY_ENDPOINT)
  const outcome = worker.autoLogin()
  // The automatic login waits for its turn.
  await tabs.seeRequests(KEY_ENDPOINT, keys + 1)
  release()
  expect(await login).toMatchObject({ ok: true, value: { session: SESSION } })
  expect(await outcome).toEqual(GUEST)
  expect(tabs.count(LOGIN_ENDPOINT)).toBe(posts + 1)
})

test.each([
  ['this', false],
  ['another', true],
])('LOG-10 SES-08 a logout in %s tab during it makes the player a guest', async (_which, isElsewhere) => {
  await remember()
  const other = await tabs.open({ session: SESSION })
  const release = tabs.gateway.hold(LOGIN_ENDPOINT, { ...LOGIN_VALUE, token: 'late' })
  const posts = tabs.count(LOGIN_ENDPOINT)
  const { worker, signals } = await tabs.open()
  const outcome = worker.autoLogin()
  await tabs.seeRequests(LOGIN_ENDPOINT, posts + 1)
  await (isElsewhere ? other.worker : worker).logOut()
  if (isElsewhere) await vi.waitFor(() => expect(ofType(signals, 'session-over')).toHaveLength(1))
  release()
  expect(await outcome).toEqual(GUEST)
  await vi.waitFor(() => expect(tabs.tokensOf(LOGOUT_ENDPOINT)).toContain('late'))
})

test.each([
  ['the request for the key gets no response', KEY_ENDPOINT, () => (tabs.gateway.isDown = true)],
  ['it gets no response', LOGIN_ENDPOINT, () => (tabs.gateway.isDown = true)],
  ['it is rejected', LOGIN_ENDPOINT, () => tabs.refuseLogin('login.cred.err')],
])('LOG-10 SES-11 after a logout during it, the player stays a guest when %s', async (_name, path, fail) => {
  await remember()
  const { worker } = await tabs.open()
  const release = tabs.gateway.hold(path)
  const requests = tabs.count(path)
  const outcome = worker.autoLogin()
  await tabs.seeRequests(path, requests + 1)
  await worker.logOut()
  fail()
  release()
  expect(await outcome).toEqual(GUEST)
})

test.each([
  ['the password is no longer right', 'login.cred.err', true],
  ['the network has changed', 'token_ip_different', false],
  ['a captcha is required since', 'captcha.invalid', false],
  ['the operator has a reason of its own', 'account.locked', true],
])('LOG-08 LOG-09 %s: it fails with the reason after one request', async (_name, code, isForgotten) => {
  await remember()
  tabs.refuseLogin(code)
  const { worker, signals } = await tabs.open()
  const posts = tabs.count(LOGIN_ENDPOINT)
  const error = { kind: 'refused', code, message: 'No.' }
  expect(await worker.autoLogin()).toMatchObject(ok({ kind: 'failed', error }))
  expect(tabs.count(LOGIN_ENDPOINT)).toBe(posts + 1)
  expect(ofType(signals, 'failure')).toEqual([])
  expect(await worker.savedLogin()).toEqual({ ok: true, value: isForgotten ? null : 'ann' })
})
