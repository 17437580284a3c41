import { expect, test, vi } from 'vitest'
import {
  LAUNCH_GAME_ENDPOINT,
  TRIAL_LAUNCH_ENDPOINT,
  TRIAL_LAUNCH_SYNC_ENDPOINT,
} from '#domain/contract/command-endpoints'
import { err } from '#domain/result'
import { ofType, seeGames, SESSION, tabs, type TestWorker, useTabs } from '../../support/session-rig'

useTabs()

const BACK_URL = 'https://m.example.com/m/home'

test('LNG-05 a lottery is launched in the language that the player has chosen in this visit', async () => {
  tabs.gateway.set(LAUNCH_GAME_ENDPOINT, { gameUrl: 'https://games.example/1' })
  const { worker } = await tabs.open({ session: SESSION, isLanguageChosen: false, choicesAt: 0 })
  const launch = async (): Promise<string> => {
    await worker.launchGame({ vendor: 'LOTT', gameCode: 'l1', backUrl: BACK_URL })
    return tabs.lastRequest(LAUNCH_GAME_ENDPOINT)?.url ?? ''
  }
  expect(await launch()).toContain('language=VI')
  await worker.changeLanguage('MS', Date.now())
  expect(await launch()).toContain('language=MS')
})

test.each([
  [{}, TRIAL_LAUNCH_ENDPOINT],
  [{ inNewWindow: true }, TRIAL_LAUNCH_SYNC_ENDPOINT],
])('GAM-06 a trial with %j is sent once, and its failure shows no notice', async (how, path) => {
  tabs.gateway.respond(path, () => new Response('', { status: 503 }))
  const { worker, signals } = await tabs.open()
  expect(await worker.launchTrial({ gameId: '1', nodeId: 'n1', ...how })).toMatchObject(err({ status: 503 }))
  expect(tabs.count(path)).toBe(1)
  expect(ofType(signals, 'failure')).toEqual([])
})

const LAUNCHES = [
  [
    'for real',
    LAUNCH_GAME_ENDPOINT,
    (worker: TestWorker) => worker.launchGame({ gameId: '1', backUrl: BACK_URL }),
  ],
  [
    'as a trial',
    TRIAL_LAUNCH_ENDPOINT,
    (worker: TestWorker) => worker.launchTrial({ gameId: '1', nodeId: 'n' }),
  ],
] as const

test.each(LAUNCHES)(
  'GAM-03 GAM-06 a launch %s without a response ends after 10 s',
  async (_name, path, launch) => {
    const { worker } = await tabs.open({ session: SESSION })
    await seeGames()
    tabs.gateway.hold(path)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const launched = launch(worker)
    await tabs.seeRequests(path)
    await vi.advanceTimersByTimeAsync(30_000) // the limit of other calls
    expect(await launched).toEqual(err({ kind: 'timeout', limitMs: 10_000 }))
  },
)

test.each(LAUNCHES)(
  'R-15 a launch %s that a logout interrupts leaves no trace of the game',
  async (_name, path, launch) => {
    const { worker } = await tabs.open({ session: SESSION })
    await seeGames()
    const answer = tabs.gateway.hold(path, { gameUrl: 'https://games.example/1' })
    const launched = launch(worker)
    await tabs.seeRequests(path)
    await worker.logOut()
    answer()
    await launched
    expect(await tabs.reader.user.table('recents').toArray()).toEqual([])
  },
)
