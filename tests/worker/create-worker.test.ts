import { describe, expect, test, vi } from 'vitest'
import { TRIAL_LAUNCH_ENDPOINT, TRIAL_LAUNCH_SYNC_ENDPOINT } from '#domain/contract/command-endpoints'
import { CONFIG_PATH, GAMES_ENDPOINT, SETTINGS_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { tableOf } from '#domain/tables/databases'
import { ofType, tabs, useTabs } from './support/session-rig'

useTabs()

const start = (merchant = '') => tabs.open({ merchant })

const gamesIn = (language: string): Promise<number> =>
  tableOf(tabs.reader, 'games')
    .filter((row) => row.language === language)
    .count()

const seeGames = (count = 30): Promise<void> =>
  vi.waitFor(async () => expect(await gamesIn('EN')).toBe(count), 5_000)

describe('the start', () => {
  test('NET-01 the merchant of config.json is known before status has responded', async () => {
    tabs.gateway.respond(CONFIG_PATH, () => Response.json({ merchant: 'harbour' }))
    tabs.gateway.respond(STATUS_ENDPOINT, () => new Response('', { status: 500 }))
    await start()
    await seeGames()
  })

  test('NET-01 paths replaced by config.json are fetched again, and used at once on the next visit', async () => {
    tabs.gateway.respond(CONFIG_PATH, () => Response.json({ paths: { [GAMES_ENDPOINT]: '/own/games' } }))
    const games = tabs.gateway.answers.get(GAMES_ENDPOINT)
    if (games) tabs.gateway.answers.set('/own/games', games)
    tabs.gateway.respond(GAMES_ENDPOINT, () => new Response('', { status: 404 }))
    await start()
    await seeGames()
    tabs.gateway.requests.length = 0
    await start('harbour')
    await vi.waitFor(() => expect(tabs.count('/own/games')).toBeGreaterThan(0), 5_000)
    expect(tabs.count(GAMES_ENDPOINT)).toBe(0)
  })
})

describe('commands', () => {
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

  test('GAM-06 a trial in a new window requests the synchronous variant', async () => {
    tabs.gateway.set(TRIAL_LAUNCH_SYNC_ENDPOINT, { gameUrl: 'https://games.example/1' })
    const { worker } = await start()
    expect(await worker.launchTrial({ gameId: '1', nodeId: 'n1', inNewWindow: true })).toMatchObject({
      ok: true,
    })
  })

  test('GAM-06 a launch is never retried automatically and shows no notice of its own', async () => {
    tabs.gateway.respond(TRIAL_LAUNCH_ENDPOINT, () => new Response('', { status: 503 }))
    const { worker, signals } = await start()
    expect(await worker.launchTrial({ gameId: '1', nodeId: 'n1' })).toMatchObject({
      ok: false,
      error: { status: 503 },
    })
    expect(tabs.count(TRIAL_LAUNCH_ENDPOINT)).toBe(1)
    expect(ofType(signals, 'failure')).toEqual([])
  })
})

test('OFF-02 the time of a "not modified" response is stored when the page is hidden', async () => {
  const { worker } = await start()
  await seeGames()
  await worker.refresh()
  expect(await tableOf(tabs.reader, 'freshness').count()).toBe(0)
  await worker.setVisible(false)
  expect((await tableOf(tabs.reader, 'freshness').toArray()).map(({ key }) => key)).toContain(
    'games|harbour|EN|',
  )
})
