import { expect, test, vi } from 'vitest'
import { GAMES_ENDPOINT, LOGOUT_ENDPOINT } from '#domain/contract/endpoints'
import { REFRESH_TIMEOUT_MS } from '#domain/timing'
import { CREDENTIALS, seeMembers, tabs, useTabs } from '../../support/session-rig'
import { wireGames } from '../../support/wire-responses'

useTabs()

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

test('R-10 "Try again" ends after 10 s, and a later response is still stored', async () => {
  const { worker } = await tabs.open()
  const games = (): Promise<number> => tabs.reader.cache.table('gameBuckets').count()
  await vi.waitFor(async () => expect(await games()).toBeGreaterThan(0))
  const release = tabs.gateway.hold(GAMES_ENDPOINT, wireGames(5))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const refresh = worker.refresh()
  await vi.advanceTimersByTimeAsync(REFRESH_TIMEOUT_MS)
  vi.useRealTimers()
  expect(await refresh).toEqual({ ok: false, error: { kind: 'timeout', limitMs: REFRESH_TIMEOUT_MS } })
  release()
  await vi.waitFor(async () => expect(await games()).toBe(5))
})
