import { describe, expect, test, vi } from 'vitest'
import { LOGIN_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { KEY_ENDPOINT, LOGOUT_ENDPOINT, MEMBER_INFO_ENDPOINT } from '#domain/contract/endpoints'
import {
  CREDENTIALS,
  loggedIn,
  LOGIN_VALUE,
  memberInfo,
  members,
  ofType,
  SESSION,
  tabs,
  useTabs,
} from '../support/session-rig'

useTabs()

describe('SES-07 the end of a session', () => {
  test('SES-07 NET-11 many rejections end it once', async () => {
    const { worker, signals } = await loggedIn()
    tabs.gateway.respond(MEMBER_INFO_ENDPOINT, () => new Response('', { status: 401 }))
    await Promise.all([worker.refresh(), worker.refresh(), worker.refresh()])
    await vi.waitFor(() => {
      expect(ofType(signals, 'session-over')).toEqual([{ type: 'session-over', reason: 'refused' }])
    })
    await vi.waitFor(async () => {
      expect(await members()).toEqual([])
    })
  })

  test('SES-07 a logout without a network still logs out', async () => {
    const { worker } = await loggedIn()
    tabs.gateway.isDown = true
    expect(await worker.logOut()).toEqual({ ok: true, value: null })
    expect(await members()).toEqual([])
  })

  test('SES-08 a logout in one tab also logs out the other tabs of the account, and no others', async () => {
    const first = await loggedIn()
    const second = await tabs.open({ session: { ...SESSION, token: 'token-2' } })
    const other = await tabs.open({ session: { ...SESSION, id: '8', token: 'token-8' } })
    await first.worker.logOut()
    await vi.waitFor(() => {
      expect(ofType(second.signals, 'session-over')).toEqual([{ type: 'session-over', reason: 'elsewhere' }])
    })
    expect(ofType(other.signals, 'session-over')).toEqual([])
    expect(ofType(first.signals, 'session-over')).toEqual([])
    // Each tab has its own session: none of them stays open on the gateway.
    await vi.waitFor(() => {
      expect(tabs.tokensOf(LOGOUT_ENDPOINT)).toEqual(expect.arrayContaining(['token-1', 'token-2']))
    })
    expect(tabs.tokensOf(LOGOUT_ENDPOINT)).not.toContain('token-8')
  })

  test('SES-11 a session that the gateway ends in one tab leaves another tab’s login unaffected', async () => {
    const first = await loggedIn()
    tabs.gateway.respond(KEY_ENDPOINT, () => new Response('', { status: 503 }))
    const second = await tabs.open()
    expect(await second.worker.autoLogin()).toMatchObject({ ok: true, value: { kind: 'waiting' } })
    tabs.gateway.respond(MEMBER_INFO_ENDPOINT, () => new Response('', { status: 401 }))
    void first.worker.refresh()
    await vi.waitFor(() => {
      expect(ofType(first.signals, 'session-over')).toHaveLength(1)
    })
    tabs.gateway.set(MEMBER_INFO_ENDPOINT, memberInfo(7))
    tabs.giveKey()
    await second.worker.setVisible(true)
    await vi.waitFor(() => {
      expect(ofType(second.signals, 'auto-login')).toMatchObject([
        { outcome: { outcome: { session: { id: '7' } } } },
      ])
    }, 5_000)
    expect(ofType(second.signals, 'session-over')).toEqual([])
  })

  test('SES-07 NET-11 a delayed rejection of an earlier token ends no session', async () => {
    const { worker, signals } = await loggedIn()
    let answer = (): void => undefined
    tabs.gateway.respond(
      MEMBER_INFO_ENDPOINT,
      () =>
        new Promise((resolve) => {
          answer = () => {
            resolve(new Response('', { status: 401 }))
          }
        }),
    )
    const before = tabs.count(MEMBER_INFO_ENDPOINT)
    void worker.refresh()
    await vi.waitFor(() => {
      expect(tabs.count(MEMBER_INFO_ENDPOINT)).toBeGreaterThan(before)
    })
    tabs.gateway.set(LOGIN_ENDPOINT, { ...LOGIN_VALUE, token: 'token-2' })
    expect(await worker.logIn(CREDENTIALS)).toMatchObject({ ok: true })
    tabs.gateway.set(MEMBER_INFO_ENDPOINT, memberInfo(7, 99))
    answer()
    await vi.waitFor(async () => {
      expect(await members()).toMatchObject([{ balance: 99 }])
    }, 5_000)
    expect(ofType(signals, 'session-over')).toEqual([])
  })

  test('SES-08 member rows are keyed by member: another account does not see them', async () => {
    await loggedIn()
    tabs.gateway.set(MEMBER_INFO_ENDPOINT, memberInfo(8, 1), '"member-8"')
    await tabs.open({ session: { ...SESSION, id: '8', token: 'token-8' } })
    await vi.waitFor(async () => {
      expect(await members()).toMatchObject([
        { member: '7', balance: 12.5 },
        { member: '8', balance: 1 },
      ])
    })
  })
})
