import { afterEach, describe, expect, test, vi } from 'vitest'
import { LAUNCH_GAME_ENDPOINT, TRIAL_LAUNCH_ENDPOINT } from '#domain/contract/command-endpoints'
import { LAUNCH_TIMEOUT_MS } from '#domain/timing'
import { never } from '../../support/fake-gateway'
import { SESSION, tabs, type TestWorker, useTabs } from '../../support/session-rig'

useTabs()
afterEach(() => {
  vi.useRealTimers()
})

const LAUNCH = { gameId: '1', backUrl: 'https://m.example.com/m/home' }
const played = (): Promise<unknown[]> => tabs.reader.user.table('recents').toArray()
const openWithGames = async () => {
  const tab = await tabs.open({ session: SESSION })
  await vi.waitFor(async () => {
    expect(await tabs.reader.cache.table('games').count()).toBeGreaterThan(0)
  }, 5_000)
  return tab
}

describe('GAM-04 a game for real', () => {
  test('GAM-04 is requested with the token and the return URL, and recorded as played', async () => {
    tabs.gateway.set(LAUNCH_GAME_ENDPOINT, { gameUrl: 'https://games.example/1?ticket=x' })
    const { worker } = await openWithGames()
    expect(await worker.launchGame(LAUNCH)).toEqual({
      ok: true,
      value: { gameUrl: 'https://games.example/1?ticket=x' },
    })
    expect(tabs.tokensOf(LAUNCH_GAME_ENDPOINT)).toEqual(['token-1'])
    const url = tabs.gateway.requests.find(({ path }) => path === LAUNCH_GAME_ENDPOINT)?.url ?? ''
    expect(Object.fromEntries(new URLSearchParams(url.split('?')[1]))).toMatchObject({
      backUrl: LAUNCH.backUrl,
      device: 'MOBILE',
      language: 'EN',
    })
    expect(await played()).toMatchObject([{ merchant: 'harbour', member: '7', gameId: '1' }])
  })

  test('LNG-05 a lottery is launched in the language that the player has chosen in this visit', async () => {
    tabs.gateway.set(LAUNCH_GAME_ENDPOINT, { gameUrl: 'https://games.example/1' })
    const { worker } = await tabs.open({ session: SESSION, isLanguageChosen: false, choicesAt: 0 })
    const lottery = { vendor: 'LOTT', gameCode: 'l1', backUrl: LAUNCH.backUrl }
    const languages = (): (string | null)[] =>
      tabs.gateway.requests
        .filter(({ path }) => path === LAUNCH_GAME_ENDPOINT)
        .map(({ url }) => new URLSearchParams(url.split('?')[1]).get('language'))
    await worker.launchGame(lottery)
    await worker.changeLanguage('MS', Date.now())
    await worker.launchGame(lottery)
    expect(languages()).toEqual(['VI', 'MS'])
  })

  test.each(['javascript:alert(1)', 'http://games.example/1', 'https://m.example.com@evil.example/'])(
    'R-14 GAM-04 a URL at %s is rejected and not recorded as played',
    async (gameUrl) => {
      tabs.gateway.set(LAUNCH_GAME_ENDPOINT, { gameUrl })
      const { worker } = await openWithGames()
      expect(await worker.launchGame(LAUNCH)).toEqual({ ok: false, error: { kind: 'unsafe-url' } })
      expect(await played()).toEqual([])
    },
  )

  test('GAM-03 a launch longer than 10 s is aborted and not retried', async () => {
    const { worker } = await openWithGames()
    tabs.gateway.respond(LAUNCH_GAME_ENDPOINT, never)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const launched = worker.launchGame(LAUNCH)
    await vi.waitFor(() => {
      expect(tabs.count(LAUNCH_GAME_ENDPOINT)).toBe(1)
    })
    await vi.advanceTimersByTimeAsync(LAUNCH_TIMEOUT_MS)
    expect(await launched).toEqual({ ok: false, error: { kind: 'timeout', limitMs: LAUNCH_TIMEOUT_MS } })
    expect(tabs.count(LAUNCH_GAME_ENDPOINT)).toBe(1)
  })
})

describe('R-15 a launch interrupted by a logout', () => {
  test.each([
    ['for real', LAUNCH_GAME_ENDPOINT, (worker: TestWorker) => worker.launchGame(LAUNCH)],
    [
      'a trial',
      TRIAL_LAUNCH_ENDPOINT,
      (worker: TestWorker) => worker.launchTrial({ gameId: '1', nodeId: 'n' }),
    ],
  ])('R-15 %s leaves no trace of the played game', async (_name, path, launch) => {
    const { worker } = await openWithGames()
    let answer = (): void => undefined
    tabs.gateway.respond(
      path,
      () =>
        new Promise((resolve) => {
          answer = () => {
            resolve(Response.json({ success: true, value: { gameUrl: 'https://games.example/1' } }))
          }
        }),
    )
    const launched = launch(worker)
    await vi.waitFor(() => {
      expect(tabs.count(path)).toBe(1)
    })
    await worker.logOut()
    answer()
    await launched
    expect(await played()).toEqual([])
  })
})
