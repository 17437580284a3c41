import { expect, test, vi } from 'vitest'
import {
  CONFIG_PATH,
  GAMES_ENDPOINT,
  MEMBER_INFO_ENDPOINT,
  SETTINGS_ENDPOINT,
} from '#domain/contract/endpoints'
import { HOUR_MS, REFRESH_TIMEOUT_MS } from '#domain/timing'
import { countGames, loggedIn, seeGames, tabs, useTabs } from './support/session-rig'
import { wireGames } from './support/wire-responses'

useTabs()

test('LNG-02 the rows of another language are added to the old ones', async () => {
  const { worker } = await tabs.open()
  await seeGames()
  expect(await worker.changeLanguage('UR')).toEqual({ ok: true, value: null })
  expect([await countGames('UR'), await countGames()]).toEqual([30, 30])
  expect(tabs.gateway.received('Language', SETTINGS_ENDPOINT)).toContain('UR') // they have texts too
  // Of all languages tried the tables keep two.
  await worker.changeLanguage('FR')
  await seeGames(0)
  expect(await countGames('FR')).toBe(30)
  // Evicted rows are fetched again.
  await worker.changeLanguage('EN')
  await seeGames()
})

test('R-10 "Try again" ends after 10 s, and a later response is still stored', async () => {
  const { worker } = await tabs.open()
  await seeGames()
  const release = tabs.gateway.hold(GAMES_ENDPOINT, wireGames(5))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const refresh = worker.refresh()
  await vi.advanceTimersByTimeAsync(REFRESH_TIMEOUT_MS)
  vi.useRealTimers()
  expect(await refresh).toEqual({ ok: false, error: { kind: 'timeout', limitMs: REFRESH_TIMEOUT_MS } })
  release()
  await seeGames(5)
})

test('R-05 config.json is stored again after a lost database', async () => {
  tabs.gateway.respond(CONFIG_PATH, () => Response.json({ title: 'Harbour' }))
  const stored = (): Promise<unknown> => tabs.reader.cache.table('config').get('config')
  await tabs.open()
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ json: '{"title":"Harbour"}' }))
  await tabs.reader.cache.delete({ disableAutoOpen: false })
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ json: '{"title":"Harbour"}' }))
})

test('OFF-03 a tab that is visible again while it saves as a hidden one requests what is stale of its member', async () => {
  vi.setSystemTime(Date.now())
  const { worker } = await loggedIn()
  const before = tabs.count(MEMBER_INFO_ENDPOINT)
  vi.setSystemTime(Date.now() + HOUR_MS)
  await Promise.all([worker.setVisible(false), worker.setVisible(true)])
  await tabs.seeRequests(MEMBER_INFO_ENDPOINT, before + 1)
})
