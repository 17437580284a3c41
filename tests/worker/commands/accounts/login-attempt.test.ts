import { describe, expect, test, vi } from 'vitest'
import {
  CHANGE_PASSWORD_ENDPOINT,
  LOGIN_ENDPOINT,
  REGISTER_MEMBER_ENDPOINT,
  SOCIAL_REGISTER_ENDPOINT,
  VERIFICATION_ENDPOINT,
} from '#domain/contract/accounts/account-endpoints'
import {
  KEY_ENDPOINT,
  LOGOUT_ENDPOINT,
  MEMBER_INFO_ENDPOINT,
  STATUS_ENDPOINT,
} from '#domain/contract/endpoints'
import { MERCHANT_WAIT_MS } from '#domain/timing'
import { BY_NAME } from '../../../support/registration'
import { openSyncedTab, SMS_REQUEST } from '../../support/account-rig'
import {
  CREDENTIALS,
  LOGIN_VALUE,
  memberInfo,
  ofType,
  seeMembers,
  SESSION,
  tabs,
  useTabs,
} from '../../support/session-rig'

useTabs()

type Tab = Awaited<ReturnType<typeof openSyncedTab>>

const PROOF = { firebaseChannel: 'google', firebaseIdToken: 'id-token' } as const
const CODES = { affiliateCode: '', referralCode: '' }
const SECOND_FACTOR = { ticket: 't1', proof: { method: 'G', authCode: '123456' } } as const

type Login = readonly [name: string, path: string, send: (tab: Tab) => Promise<unknown>]

/** Every login that the player submits. */
const LOGINS: readonly Login[] = [
  ['by password', LOGIN_ENDPOINT, ({ worker }) => worker.logIn(CREDENTIALS)],
  ['by SMS', LOGIN_ENDPOINT, ({ worker }) => worker.logInBySms(SMS_REQUEST)],
  ['by provider', LOGIN_ENDPOINT, ({ worker }) => worker.logInSocially({ ...PROOF, captcha: null })],
  ['after a registration', REGISTER_MEMBER_ENDPOINT, ({ worker }) => worker.register(BY_NAME)],
  [
    'after a registration with a provider',
    SOCIAL_REGISTER_ENDPOINT,
    ({ worker }) => worker.registerSocially({ proof: PROOF, codes: CODES }),
  ],
  ['with a second factor', VERIFICATION_ENDPOINT, ({ worker }) => worker.verifyLogin(SECOND_FACTOR)],
]

const ABORTED = { ok: false, error: { kind: 'aborted' } }

/** A tab, after the first step of a login that has two. */
const opened = async (path: string): Promise<Tab> => {
  const tab = await openSyncedTab()
  if (path === VERIFICATION_ENDPOINT) {
    tabs.refuseLogin('login_verify_required', { ticket: 't1', options: { ga: true } })
    await tab.worker.logIn(CREDENTIALS)
  }
  return tab
}

const requested = (path: string, times = 1): Promise<void> =>
  vi.waitFor(() => expect(tabs.count(path)).toBe(times))

const RESPONSE = { ...LOGIN_VALUE, token: 'late', customerId: 7, customerName: 'Ann' }

/** A login that the gateway has received; `release` sends its response. */
const sent = async (path: string, send: Login[2]) => {
  const tab = await opened(path)
  const release = tabs.gateway.hold(path, RESPONSE)
  const posts = tabs.count(path)
  const login = send(tab)
  await requested(path, posts + 1)
  return { tab, release, login }
}

const CHANGE = { oldPassword: 'demo-pass', newPassword: 'better-pass' }

/** A guest has no password to change: nothing is sent. */
const expectGuest = async ({ worker }: Tab): Promise<void> => {
  const posts = tabs.count(CHANGE_PASSWORD_ENDPOINT)
  expect(await worker.changePassword(CHANGE)).toEqual({ ok: false, error: { kind: 'no-session' } })
  expect(tabs.count(CHANGE_PASSWORD_ENDPOINT)).toBe(posts)
}

/** Logins run one after another: when this one has ended, those before it have too. */
const allEnded = ({ worker }: Tab): Promise<unknown> => worker.adoptToken({ token: NO_HEADER_VALUE })

const NO_HEADER_VALUE = 'ключ'

describe.each(LOGINS)('a login %s', (_name, path, send) => {
  test('NET-12 without a network shows a notice', async () => {
    const tab = await opened(path)
    tabs.gateway.isDown = true
    await send(tab)
    expect(ofType(tab.signals, 'failure')).toMatchObject([{ error: { kind: 'network', secure: true } }])
  })

  test('R-10 that is cancelled before it is sent is never sent', async () => {
    const tab = await opened(path)
    const keys = tabs.count(KEY_ENDPOINT)
    const release = tabs.gateway.hold(KEY_ENDPOINT)
    const posts = tabs.count(path)
    const login = send(tab)
    await requested(KEY_ENDPOINT, keys + 1)
    tab.worker.stopLogin()
    expect(await login).toEqual(ABORTED)
    release()
    await allEnded(tab)
    expect(tabs.count(path)).toBe(posts)
    await expectGuest(tab)
  })

  test('R-10 that is cancelled after it is sent starts no session', async () => {
    const { tab, release, login } = await sent(path, send)
    tab.worker.stopLogin()
    release()
    expect(await login).toEqual(ABORTED)
    await allEnded(tab)
    await expectGuest(tab)
  })

  test('LOG-10 that a logout interrupts starts no session, and the gateway closes the one it opened', async () => {
    const { tab, release, login } = await sent(path, send)
    await tab.worker.logOut()
    release()
    expect(await login).toEqual(ABORTED)
    await vi.waitFor(() => expect(tabs.tokensOf(LOGOUT_ENDPOINT)).toEqual(['late']))
    expect(await tab.worker.savedLogin()).toEqual({ ok: true, value: null })
    await expectGuest(tab)
  })
})

test('R-10 a login does not wait for the key of the one that the player has cancelled', async () => {
  const { worker } = await tabs.open()
  tabs.gateway.hold(KEY_ENDPOINT) // lost on the way
  const first = worker.logIn(CREDENTIALS)
  await requested(KEY_ENDPOINT)
  worker.stopLogin()
  expect(await first).toEqual(ABORTED)
  tabs.gateway.hold(KEY_ENDPOINT)()
  expect(await worker.logIn(CREDENTIALS)).toMatchObject({ ok: true })
  await seeMembers()
})

test('R-10 a login that is cancelled while its response waits for the merchant starts no session', async () => {
  tabs.gateway.respond(STATUS_ENDPOINT, () => new Response('', { status: 503 }))
  const { worker } = await tabs.open({ merchant: '' })
  await worker.prepareLogin()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const login = worker.logIn(CREDENTIALS)
  await requested(LOGIN_ENDPOINT)
  await vi.advanceTimersByTimeAsync(MERCHANT_WAIT_MS / 2)
  worker.stopLogin()
  expect(await login).toEqual(ABORTED)
  await vi.advanceTimersByTimeAsync(MERCHANT_WAIT_MS)
  vi.useRealTimers()
  await vi.waitFor(() => expect(tabs.tokensOf(LOGOUT_ENDPOINT)).toEqual(['token-1']))
  expect(tabs.count(MEMBER_INFO_ENDPOINT)).toBe(0)
})

test('R-10 SES-06 a login that the player cancels after the gateway has accepted it is not undone', async () => {
  const { worker } = await tabs.open()
  // Cancelled while the login is being stored.
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementation((...given) => {
    worker.stopLogin()
    return encrypt(...given)
  })
  expect(await worker.logIn(CREDENTIALS)).toMatchObject({ ok: true })
  vi.restoreAllMocks()
  await seeMembers()
  expect(tabs.count(LOGOUT_ENDPOINT)).toBe(0)
})

test('SES-03 a token of the URL is checked after the login in progress, and replaces no member by itself', async () => {
  const tab = await openSyncedTab()
  const release = tabs.gateway.hold(LOGIN_ENDPOINT)
  const login = tab.worker.logIn(CREDENTIALS)
  await requested(LOGIN_ENDPOINT)
  const token = tab.worker.adoptToken({ token: 'given' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(tabs.tokensOf(MEMBER_INFO_ENDPOINT)).toEqual([])
  tabs.gateway.set(MEMBER_INFO_ENDPOINT, { ...memberInfo(9), account: 'mallory' }, '"member-9"')
  release()
  expect(await login).toMatchObject({ ok: true, value: { session: SESSION } })
  expect(await token).toMatchObject({ value: { kind: 'question', offered: { id: '9' } } })
})

const changing = async () => {
  const tab = await openSyncedTab()
  await tab.worker.logIn(CREDENTIALS)
  const release = tabs.gateway.hold(CHANGE_PASSWORD_ENDPOINT, null)
  const change = tab.worker.changePassword(CHANGE)
  await requested(CHANGE_PASSWORD_ENDPOINT)
  return { ...tab, release, change }
}

test('R-10 LOG-11 a change of password that is cancelled ends at once, and the session continues', async () => {
  const { worker, release, change } = await changing()
  worker.stopLogin()
  release()
  expect(await change).toEqual(ABORTED)
  expect(tabs.count(LOGOUT_ENDPOINT)).toBe(0)
})

test('LOG-10 LOG-11 a change of password that a logout interrupts starts no session', async () => {
  const tab = await changing()
  await tab.worker.logOut()
  tab.release()
  expect(await tab.change).toEqual({ ok: false, error: { kind: 'no-session' } })
  await expectGuest(tab)
})
