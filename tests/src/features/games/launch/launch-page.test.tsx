import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LAUNCH_TIMEOUT_MS } from '#domain/timing'
import { err, ok } from '#domain/result'
import { ANN } from '../../../support/fake-worker-api'
import { LaunchPage } from '../../../../../src/features/games/launch/launch-page'
import { endSession, startSession } from '../../../../../src/shared/session/session-state'
import { overlayState } from '../../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../../src/shared/page/page-state'
import { fakeCommands, resetCommands } from '../../../support/fake-commands'
import { change, gameRow, putPopular, putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

const leaveFor = vi.hoisted(() => vi.fn<(url: string) => void>())
vi.mock('../../../../../src/features/games/launch/redirect-to', () => ({ redirectTo: leaveFor }))

const Screen = () => (
  <>
    <LaunchPage />
    <p>at {useLocation().pathname}</p>
  </>
)

const frame = (): HTMLElement | null => document.querySelector('iframe')
const lottery = () =>
  gameRow('9', 'Hanoi Toto', { vendor: 'LOTT', lottoArea: 'CN', prizeModes: [1700, 1950] })

const open = async (query: string) => {
  await startPage(`/m/launchGame?${query}`)
  startSession(ANN)
  putPopular([gameRow('7', 'Ancient Lotus'), lottery()])
  return show(<Screen />)
}

beforeEach(() => {
  resetCommands()
  leaveFor.mockReset()
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
  endSession()
})

describe('GAM-04 a game in the in-app launcher', () => {
  test('GAM-04 R-17 requests the launch by game id and shows it in a sandboxed frame', async () => {
    await open('gameId=7')
    expect(fakeCommands.launchGame).toHaveBeenCalledWith({
      gameId: '7',
      backUrl: `${window.location.origin}/m/back.html`,
    })
    expect(frame()?.getAttribute('src')).toBe('https://games.example/play')
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation')
    expect(screen.getByRole('heading', { name: 'Ancient Lotus' })).toBeTruthy()
    expect(overlayState.activity).toBe('launch')
  })

  test('GAM-04 R-17 a game on our own origin loses its origin in the sandbox', async () => {
    fakeCommands.launchGame.mockResolvedValue(ok({ gameUrl: '/demo-games/slot' }))
    await open('gameId=7')
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin')
  })

  test('GAM-04 sends the link’s own values unchanged, with a safe back URL', async () => {
    await open('vendor=BTI&code=BTI-1&playType=single&backUrl=%2Fm%2Fgame%3Ftab%3DLIVE')
    expect(fakeCommands.launchGame).toHaveBeenCalledWith({
      vendor: 'BTI',
      gameCode: 'BTI-1',
      playType: 'single',
      backUrl: `${window.location.origin}/m/back.html`,
    })
    await userEvent.click(screen.getByRole('button', { name: 'Back to the games' }))
    expect(await screen.findByText('at /m/game')).toBeTruthy()
  })

  test('GAM-04 R-17 closes a game that went to /m/back.html, only on that frame’s message', async () => {
    await open('vendor=BTI&backUrl=%2Fm%2Fgame%3Ftab%3DLIVE')
    const game = frame()
    if (!(game instanceof HTMLIFrameElement)) throw new Error('There is no frame')
    const inside = new Proxy(window, {})
    vi.spyOn(game, 'contentWindow', 'get').mockReturnValue(inside)
    const send = (source: Window | null, origin: string, data: unknown = { type: 'game-back' }) =>
      change(() => void window.dispatchEvent(new MessageEvent('message', { source, origin, data })))
    const { origin } = window.location
    await send(null, origin)
    await send(window, origin)
    await send(inside, 'https://games.example')
    await send(inside, origin, { type: 'close' })
    expect(frame()).not.toBeNull()
    await send(inside, origin)
    expect(await screen.findByText('at /m/game')).toBeTruthy()
  })

  test('GAM-04 a game in its own window returns to the route itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open('vendor=BTI&backUrl=%2Fm%2Fgame%3Ftab%3DLIVE')
    await change(() => void vi.advanceTimersByTime(LAUNCH_TIMEOUT_MS))
    const spy = vi.spyOn(window, 'open')
    const opened = {
      opener: null,
      document: window.document.implementation.createHTMLDocument(),
      closed: true,
    }
    spy.mockReturnValue(
      new Proxy(window, { get: (_, name): unknown => Reflect.get(opened, name), set: () => true }),
    )
    fireEvent.click(screen.getByRole('button', { name: /window/iu }))
    expect(fakeCommands.launchGame).toHaveBeenLastCalledWith({
      vendor: 'BTI',
      backUrl: `${window.location.origin}/m/game?tab=LIVE`,
    })
    spy.mockRestore()
  })

  test.each(['javascript:alert(1)', 'http://games.example/', 'data:text/html,x'])(
    'R-14 rejects %s with an error, whatever the worker returns',
    async (gameUrl) => {
      fakeCommands.launchGame.mockResolvedValue(ok({ gameUrl }))
      await open('gameId=7')
      expect(frame()).toBeNull()
      expect(screen.getByRole('alert').textContent).toContain('not safe')
    },
  )

  test('GAM-04 a URL without a game, or with a removed one, shows an error', async () => {
    await open('code=1')
    expect(screen.getByRole('heading', { name: 'Which game?' })).toBeTruthy()
    expect(fakeCommands.launchGame).not.toHaveBeenCalled()
  })

  test('GAM-04 an aborted launch offers a retry', async () => {
    fakeCommands.launchGame.mockResolvedValueOnce(err({ kind: 'aborted' }))
    await open('gameId=7')
    expect(screen.getByText('Timeout, please try again.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(frame()).not.toBeNull())
  })
})

describe('GAM-03 a lottery', () => {
  test('GAM-03 asks for the prize mode, remembers it for the game, and replaces the page', async () => {
    fakeCommands.launchGame.mockResolvedValue(ok({ gameUrl: 'https://lotto.example/play' }))
    const view = await open('gameId=9')
    expect(fakeCommands.launchGame).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('radio', { name: /^Mode .1950.$/u }))
    await userEvent.click(screen.getByRole('button', { name: 'Play now' }))
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://lotto.example/play'))
    expect(fakeCommands.launchGame).toHaveBeenCalledWith(
      expect.objectContaining({
        gameId: '9',
        prizeMode: '1950',
        backUrl: `${window.location.origin}/m/home`,
      }),
    )
    expect(frame()).toBeNull()
    view.unmount()

    await open('gameId=9')
    const again = screen.getByRole<HTMLInputElement>('radio', { name: /^Mode .1950.$/u })
    expect(again.checked).toBe(true)
  })

  test('GAM-03 does not ask for a mode given in the URL', async () => {
    await open('gameId=9&prize_mode=1700')
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1))
    expect(fakeCommands.launchGame).toHaveBeenCalledWith(expect.objectContaining({ prizeMode: '1700' }))
  })

  test('GAM-03 times out after 10 s, and a later response opens nothing', async () => {
    let answer = (): void => undefined
    fakeCommands.launchGame.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = () => resolve(ok({ gameUrl: 'https://lotto.example/late' }))
      }),
    )
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open('gameId=9&prize_mode=1700')
    await change(() => void vi.advanceTimersByTime(10_000))
    expect(screen.getByText('Timeout, please try again.')).toBeTruthy()
    await change(answer)
    expect(leaveFor).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://games.example/play'))
  })

  test('GAM-03 GAM-08 the time spent offline does not count', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await startPage('/m/launchGame?gameId=9&prize_mode=1700')
    startSession(ANN)
    putPopular([lottery()])
    putRows('connection', [{ id: 'gateway', state: 'offline', since: 1 }])
    await show(<Screen />)
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeTruthy()
    await change(() => void vi.advanceTimersByTime(LAUNCH_TIMEOUT_MS + 1_000))
    await change(() => putRows('connection', [{ id: 'gateway', state: 'online', since: 2 }]))
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1))
    expect(screen.queryByText('Timeout, please try again.')).toBeNull()
    await change(() => void vi.advanceTimersByTime(LAUNCH_TIMEOUT_MS))
    expect(screen.getByText('Timeout, please try again.')).toBeTruthy()
  })

  test('GAM-03 leaving while it launches aborts quietly', async () => {
    let answer = (): void => undefined
    fakeCommands.launchGame.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = () => resolve(ok({ gameUrl: 'https://lotto.example/late' }))
      }),
    )
    const view = await open('gameId=9&prize_mode=1700')
    view.unmount()
    await change(answer)
    expect(leaveFor).not.toHaveBeenCalled()
    expect(overlayState.queue).toEqual([])
  })
})

describe('GAM-08 SES-11 a launch that is not possible', () => {
  test('GAM-08 offline shows that immediately and starts automatically when online', async () => {
    await startPage('/m/launchGame?gameId=7')
    startSession(ANN)
    putPopular([gameRow('7', 'Ancient Lotus')])
    putRows('connection', [{ id: 'gateway', state: 'offline', since: 1 }])
    await show(<Screen />)
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeTruthy()
    expect(fakeCommands.launchGame).not.toHaveBeenCalled()
    await change(() => putRows('connection', [{ id: 'gateway', state: 'online', since: 2 }]))
    await waitFor(() => expect(frame()).not.toBeNull())
  })

  test('SES-11 an unconfirmed member waits, and plays as soon as the login is confirmed', async () => {
    await startPage('/m/launchGame?gameId=7')
    endSession()
    pageState.remembered = { id: '7', userName: 'ann', type: 0 }
    putPopular([gameRow('7', 'Ancient Lotus')])
    await show(<Screen />)
    expect(screen.getByRole('alert').textContent).toContain('Your login is not confirmed yet')
    expect(fakeCommands.launchGame).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(fakeCommands.refresh).toHaveBeenCalledTimes(1)
    await change(() => startSession(ANN))
    await waitFor(() => expect(frame()).not.toBeNull())
  })
})
