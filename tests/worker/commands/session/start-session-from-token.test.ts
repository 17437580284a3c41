import { expect, test, vi } from 'vitest'
import { LAUNCH_GAME_ENDPOINT } from '#domain/contract/command-endpoints'
import { KEY_ENDPOINT, LOGOUT_ENDPOINT, MEMBER_INFO_ENDPOINT } from '#domain/contract/endpoints'
import { ok } from '#domain/result'
import { holdDecryption } from '../../support/account-rig'
import { CREDENTIALS, memberInfo, ofType, SESSION, tabs, useTabs } from '../../support/session-rig'

useTabs()

test.each([
  ['a guest', null],
  ['the same member', SESSION],
])('SES-03 a token in the URL becomes a session of its member, after %s', async (_who, session) => {
  const { worker } = await tabs.open({ session })
  const started = { ...SESSION, token: 'given', userName: 'ann' }
  const outcome = { session: started, updatePassword: false }
  expect(await worker.adoptToken({ token: 'given' })).toEqual(ok({ kind: 'member', outcome }))
  expect(tabs.tokensOf(MEMBER_INFO_ENDPOINT)).toContain('given')
})

const OTHER = { id: '9', userName: 'mallory', type: 0 }
const question = (current: object): object => ok({ kind: 'question', current, offered: OTHER })
const offerOther = (): void => {
  tabs.gateway.set(MEMBER_INFO_ENDPOINT, { ...memberInfo(9), account: OTHER.userName }, '"member-9"')
}

test('SES-03 a token of another member than the session’s asks for confirmation first, and changes nothing', async () => {
  const { worker, signals } = await tabs.open({ session: SESSION })
  offerOther()
  expect(await worker.adoptToken({ token: 'given' })).toEqual(question({ id: '7', userName: 'Ann', type: 0 }))
  // The session continues.
  tabs.gateway.set(LAUNCH_GAME_ENDPOINT, { gameUrl: 'https://games.example.com/1' })
  await worker.launchGame({ gameId: '1', backUrl: 'https://m.example.com/m/home' })
  expect(tabs.tokensOf(LAUNCH_GAME_ENDPOINT)).toEqual([SESSION.token])
  expect(ofType(signals, 'session-over')).toEqual([])
  expect(tabs.count(LOGOUT_ENDPOINT)).toBe(0)
  // The player agrees to log out ann, and no other member.
  expect(await worker.adoptToken({ token: 'given', replaces: '8' })).toMatchObject({
    value: { kind: 'question' },
  })
  expect(await worker.adoptToken({ token: 'given', replaces: '7' })).toMatchObject({
    value: { kind: 'member', outcome: { session: { id: '9', token: 'given', userName: 'mallory' } } },
  })
})

test('SES-03 SES-11 a token of another member than the remembered login asks for confirmation first', async () => {
  await (await tabs.open()).worker.logIn(CREDENTIALS)
  offerOther()
  const ann = question({ id: '7', userName: 'Ann', type: 0 })
  // Before the automatic login, and while its request is in flight.
  const { worker } = await tabs.open()
  expect(await worker.adoptToken({ token: 'given' })).toEqual(ann)
  const answer = tabs.gateway.hold(KEY_ENDPOINT)
  const keys = tabs.count(KEY_ENDPOINT)
  const login = worker.autoLogin()
  await tabs.seeRequests(KEY_ENDPOINT, keys + 1)
  expect(await worker.adoptToken({ token: 'given' })).toEqual(ann)
  // Even if another tab has deleted the record: this one shows her until the gateway has responded.
  const vault = tabs.reader.user.table('vault')
  const records: unknown[] = await vault.toArray()
  await vault.clear()
  expect(await worker.adoptToken({ token: 'given' })).toEqual(ann)
  await vault.bulkPut(records)
  // A link that also has a return URL does not skip the confirmation.
  const { worker: returning } = await tabs.open({ hasReturnUrl: true })
  expect(await returning.adoptToken({ token: 'given' })).toEqual(ann)
  // After a logout the remembered login does not log in automatically.
  const { worker: left } = await tabs.open({ autoLogin: false })
  expect(await left.adoptToken({ token: 'given' })).toMatchObject({ value: { kind: 'member' } })
  await worker.logOut()
  answer()
  expect(await login).toEqual({ ok: true, value: { kind: 'guest' } })
})

test.each([
  ['user.or.token.invalid', { kind: 'session-over' }],
  ['account.locked', { kind: 'refused', status: 200, code: 'account.locked', message: 'No.' }],
])('SES-03 NET-10 a token rejected with %s leaves a guest, and ends no session', async (code, error) => {
  tabs.refuse(MEMBER_INFO_ENDPOINT, code)
  const { worker, signals } = await tabs.open()
  expect(await worker.adoptToken({ token: 'bad' })).toEqual({ ok: false, error })
  expect([...ofType(signals, 'session-over'), ...ofType(signals, 'failure')]).toEqual([])
  expect(tabs.count(KEY_ENDPOINT)).toBe(0)
})

test('SES-03 a token that is not a valid header value is rejected without a request', async () => {
  const { worker } = await tabs.open()
  const before = tabs.gateway.count(MEMBER_INFO_ENDPOINT)
  expect(await worker.adoptToken({ token: 'ключ' })).toEqual({ ok: false, error: { kind: 'no-session' } })
  expect(tabs.count(MEMBER_INFO_ENDPOINT)).toBe(before)
})

/** Holds the response to the check of a token. */
const holdMemberInfo = () => {
  const release = tabs.gateway.hold(MEMBER_INFO_ENDPOINT)
  return {
    release,
    begun: () => vi.waitFor(() => expect(tabs.tokensOf(MEMBER_INFO_ENDPOINT)).toContain('given')),
  }
}

test.each([
  ['the token is checked', holdMemberInfo],
  ['the remembered login is read', holdDecryption],
])('SES-03 LOG-10 a logout while %s starts no session, and logs the token out', async (_when, hold) => {
  await (await tabs.open()).worker.logIn(CREDENTIALS)
  const { worker } = await tabs.open()
  const { begun, release } = hold()
  const adopted = worker.adoptToken({ token: 'given' })
  await begun()
  await worker.logOut()
  release()
  expect(await adopted).toEqual({ ok: false, error: { kind: 'aborted' } })
  await tabs.seeRequests(LOGOUT_ENDPOINT)
  expect(tabs.tokensOf(LOGOUT_ENDPOINT)).toEqual(['given'])
})
