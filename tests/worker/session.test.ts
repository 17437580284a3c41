import { describe, expect, test, vi } from 'vitest'
import {
  KEY_PATH,
  LOGIN_PATH,
  LOGOUT_PATH,
  MEMBER_INFO_PATH,
  TRIAL_LAUNCH_PATH,
} from '#domain/constants/endpoints'
import { AUTO_LOGIN_KEY, REMEMBERED_MEMBER_KEY } from '#domain/constants/storage-keys'
import type { Signal } from '#domain/port'
import {
  CREDENTIALS,
  LOGIN_VALUE,
  memberInfo,
  persisted,
  SESSION,
  tabs,
  useTabs,
} from './support/session-rig'

useTabs()

const members = (): Promise<unknown[]> => tabs.reader.copies.table('members').toArray()
const ofType = (signals: readonly Signal[], type: Signal['type']): readonly Signal[] =>
  signals.filter((signal) => signal.type === type)
const loggedIn = async () => {
  const tab = await tabs.open()
  await tab.worker.logIn(CREDENTIALS)
  await vi.waitFor(async () => {
    expect(await members()).toHaveLength(1)
  })
  return tab
}

describe('SES-07 the end of a session', () => {
  test('SES-07 NET-11 many refusals end it once', async () => {
    const { worker, signals } = await loggedIn()
    tabs.gateway.respond(MEMBER_INFO_PATH, () => new Response('', { status: 401 }))
    await Promise.all([worker.refresh(), worker.refresh(), worker.refresh()])
    await vi.waitFor(() => {
      expect(ofType(signals, 'session-over')).toEqual([{ type: 'session-over', reason: 'refused' }])
    })
    await vi.waitFor(async () => {
      expect(await members()).toEqual([])
    })
  })

  test('LOG-10 R-15 an explicit logout tells the gateway with the old token and empties what is the member’s', async () => {
    const { worker, signals } = await loggedIn()
    tabs.gateway.set(TRIAL_LAUNCH_PATH, { gameUrl: 'https://games.example/1' })
    await worker.launchTrial({ gameId: '1', nodeId: 'n1' })
    await worker.setFavourite({ gameId: '2', isFavourite: true })
    for (const table of ['favourites', 'recents']) expect(await tabs.reader.own.table(table).count()).toBe(1)
    expect(await worker.logOut()).toEqual({ ok: true, value: null })
    expect(tabs.tokensOf(LOGOUT_PATH)).toEqual(['token-1'])
    expect(await members()).toEqual([])
    for (const table of ['favourites', 'recents']) expect(await tabs.reader.own.table(table).count()).toBe(0)
    const states = await tabs.reader.copies.table<{ key: string }>('syncState').toArray()
    expect(states.filter(({ key }) => key.endsWith('|7'))).toEqual([])
    expect(persisted(signals, AUTO_LOGIN_KEY)).toBe('0')
    expect(persisted(signals, REMEMBERED_MEMBER_KEY)).toBe('')
    // The remembered login stays: the next one by hand is quick.
    expect(await worker.savedLogin()).toEqual({ ok: true, value: 'ann' })
  })

  test('LOG-10 a logout while a login is under way makes that login void, here and on the gateway', async () => {
    const { worker, signals } = await tabs.open()
    let answer = (): void => undefined
    tabs.gateway.respond(
      LOGIN_PATH,
      () =>
        new Promise((resolve) => {
          answer = () => {
            resolve(Response.json({ success: true, value: LOGIN_VALUE }))
          }
        }),
    )
    const login = worker.logIn(CREDENTIALS)
    await vi.waitFor(() => {
      expect(tabs.count(LOGIN_PATH)).toBe(1)
    })
    await worker.logOut()
    answer()
    expect(await login).toEqual({ ok: false, error: { kind: 'aborted' } })
    expect(tabs.tokensOf(LOGOUT_PATH)).toEqual(['token-1'])
    expect(persisted(signals, AUTO_LOGIN_KEY)).toBe('0')
    expect(await members()).toEqual([])
  })

  test('LOG-10 a logout while the login is being remembered makes it void as well', async () => {
    const { worker, signals } = await tabs.open()
    const seal = crypto.subtle.encrypt.bind(crypto.subtle)
    let goOn = (): void => undefined
    const sealing = vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...input) => {
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
      return seal(...input)
    })
    const login = worker.logIn(CREDENTIALS)
    await vi.waitFor(() => {
      expect(sealing).toHaveBeenCalled()
    })
    await worker.logOut()
    goOn()
    expect(await login).toEqual({ ok: false, error: { kind: 'aborted' } })
    expect(tabs.tokensOf(LOGOUT_PATH)).toEqual(['token-1'])
    expect(persisted(signals, AUTO_LOGIN_KEY)).toBe('0')
    expect(persisted(signals, REMEMBERED_MEMBER_KEY)).toBe('')
    expect(await members()).toEqual([])
    sealing.mockRestore()
  })

  test('SES-07 a logout with no network is one all the same', async () => {
    const { worker } = await loggedIn()
    tabs.gateway.isDown = true
    expect(await worker.logOut()).toEqual({ ok: true, value: null })
    expect(await members()).toEqual([])
  })

  test('SES-08 a logout in one tab is followed by the others of the account, and by nobody else', async () => {
    const first = await loggedIn()
    const second = await tabs.open({ session: { ...SESSION, token: 'token-2' } })
    const other = await tabs.open({ session: { ...SESSION, id: '8', token: 'token-8' } })
    await first.worker.logOut()
    await vi.waitFor(() => {
      expect(ofType(second.signals, 'session-over')).toEqual([{ type: 'session-over', reason: 'elsewhere' }])
    })
    expect(ofType(other.signals, 'session-over')).toEqual([])
    expect(ofType(first.signals, 'session-over')).toEqual([])
    // Each tab has a session of its own: none of them stays open on the gateway.
    await vi.waitFor(() => {
      expect(tabs.tokensOf(LOGOUT_PATH)).toEqual(expect.arrayContaining(['token-1', 'token-2']))
    })
    expect(tabs.tokensOf(LOGOUT_PATH)).not.toContain('token-8')
  })

  test('SES-11 a session that the gateway ends in one tab leaves the login of another to be answered for itself', async () => {
    const first = await loggedIn()
    tabs.gateway.respond(KEY_PATH, () => new Response('', { status: 503 }))
    const second = await tabs.open()
    expect(await second.worker.autoLogin()).toMatchObject({ ok: true, value: { kind: 'waiting' } })
    tabs.gateway.respond(MEMBER_INFO_PATH, () => new Response('', { status: 401 }))
    void first.worker.refresh()
    await vi.waitFor(() => {
      expect(ofType(first.signals, 'session-over')).toHaveLength(1)
    })
    tabs.gateway.set(MEMBER_INFO_PATH, memberInfo(7))
    tabs.giveKey()
    await second.worker.setVisible(true)
    await vi.waitFor(() => {
      expect(ofType(second.signals, 'session')).toMatchObject([{ outcome: { session: { id: '7' } } }])
    }, 5_000)
    expect(ofType(second.signals, 'session-over')).toEqual([])
  })

  test('SES-07 NET-11 a late refusal of an earlier token ends nothing', async () => {
    const { worker, signals } = await loggedIn()
    let answer = (): void => undefined
    tabs.gateway.respond(
      MEMBER_INFO_PATH,
      () =>
        new Promise((resolve) => {
          answer = () => {
            resolve(new Response('', { status: 401 }))
          }
        }),
    )
    const before = tabs.count(MEMBER_INFO_PATH)
    void worker.refresh()
    await vi.waitFor(() => {
      expect(tabs.count(MEMBER_INFO_PATH)).toBeGreaterThan(before)
    })
    tabs.gateway.set(LOGIN_PATH, { ...LOGIN_VALUE, token: 'token-2' })
    expect(await worker.logIn(CREDENTIALS)).toMatchObject({ ok: true })
    tabs.gateway.set(MEMBER_INFO_PATH, memberInfo(7, 99))
    answer()
    await vi.waitFor(async () => {
      expect(await members()).toMatchObject([{ balance: 99 }])
    }, 5_000)
    expect(ofType(signals, 'session-over')).toEqual([])
  })

  test('R-15 an answer that comes after the logout is not written', async () => {
    const { worker } = await loggedIn()
    let answer = (): void => undefined
    tabs.gateway.respond(
      MEMBER_INFO_PATH,
      () =>
        new Promise((resolve) => {
          answer = () => {
            resolve(Response.json({ success: true, value: memberInfo(7, 99) }))
          }
        }),
    )
    const before = tabs.count(MEMBER_INFO_PATH)
    void worker.refresh()
    await vi.waitFor(() => {
      expect(tabs.count(MEMBER_INFO_PATH)).toBeGreaterThan(before)
    })
    await worker.logOut()
    answer()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await members()).toEqual([])
  })

  test('NET-02 after a logout nobody asks for the member any more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    try {
      const { worker } = await tabs.open()
      await worker.logIn(CREDENTIALS)
      await vi.waitFor(() => {
        expect(tabs.count(MEMBER_INFO_PATH)).toBe(1)
      })
      await vi.advanceTimersByTimeAsync(90_000)
      expect(tabs.count(MEMBER_INFO_PATH)).toBe(2)
      await worker.logOut()
      await vi.advanceTimersByTimeAsync(300_000)
      expect(tabs.count(MEMBER_INFO_PATH)).toBe(2)
    } finally {
      vi.useRealTimers()
    }
  })

  test('SES-08 member rows are keyed by member: another account does not see them', async () => {
    await loggedIn()
    tabs.gateway.set(MEMBER_INFO_PATH, memberInfo(8, 1), '"member-8"')
    await tabs.open({ session: { ...SESSION, id: '8', token: 'token-8' } })
    await vi.waitFor(async () => {
      expect(await members()).toMatchObject([
        { member: '7', balance: 12.5 },
        { member: '8', balance: 1 },
      ])
    })
  })
})
