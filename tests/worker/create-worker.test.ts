import { expect, test, vi } from 'vitest'
import { CONFIG_PATH, GAMES_ENDPOINT, SETTINGS_ENDPOINT } from '#domain/contract/endpoints'
import { tableOf } from '#domain/tables/databases'
import { tabs, useTabs } from './support/session-rig'
import { wireGames } from './support/wire-responses'

useTabs()

const start = (merchant = '') => tabs.open({ merchant })

const gamesIn = (language: string): Promise<number> =>
  tableOf(tabs.reader, 'games')
    .filter((row) => row.language === language)
    .count()

const seeGames = (count = 30): Promise<void> =>
  vi.waitFor(async () => expect(await gamesIn('EN')).toBe(count), 5_000)

test('NET-01 paths replaced by config.json are fetched again, and used at once on the next visit', async () => {
  tabs.gateway.respond(CONFIG_PATH, () => Response.json({ paths: { [GAMES_ENDPOINT]: '/own/games' } }))
  tabs.gateway.set('/own/games', wireGames(30))
  tabs.gateway.respond(GAMES_ENDPOINT, () => new Response('', { status: 404 }))
  await start()
  await seeGames()
  tabs.gateway.requests.length = 0
  await start('harbour')
  await vi.waitFor(() => expect(tabs.count('/own/games')).toBeGreaterThan(0), 5_000)
  expect(tabs.count(GAMES_ENDPOINT)).toBe(0)
})

test('LNG-02 the rows of another language are added to the old ones', async () => {
  const { worker } = await start()
  await seeGames()
  expect(await worker.changeLanguage('UR')).toEqual({ ok: true, value: null })
  expect([await gamesIn('UR'), await gamesIn('EN')]).toEqual([30, 30])
  expect(tabs.gateway.received('Language', SETTINGS_ENDPOINT)).toContain('UR') // they have texts too
  // Of all languages tried the tables keep two.
  await worker.changeLanguage('FR')
  await seeGames(0)
  expect(await gamesIn('FR')).toBe(30)
  // Evicted rows are fetched again.
  await worker.changeLanguage('EN')
  await seeGames()
})
