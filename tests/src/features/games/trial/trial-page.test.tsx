import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { subscribe } from 'valtio'
import { toasts } from '../../../../../src/shared/overlays/toasts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppError } from '#domain/errors'
import { err, ok } from '#domain/result'
import { TrialPage } from '../../../../../src/features/games/trial/trial-page'
import { isolate } from '../../../../../src/i18n/format/isolate'
import { overlayState } from '../../../../../src/shared/overlays/overlay-queue'
import { fakeCommands, resetCommands } from '../../../support/fake-commands'
import { change, gameRow, putPopular, putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

const Place = () => <p>at {useLocation().pathname}</p>

const Screen = () => (
  <>
    <TrialPage />
    <Place />
  </>
)

const goOffline = (): void => putRows('connection', [{ id: 'gateway', state: 'offline', since: 1 }])
const goOnline = (): void => putRows('connection', [{ id: 'gateway', state: 'online', since: 2 }])

const frame = (): HTMLElement | null => document.querySelector('iframe')

beforeEach(async () => {
  resetCommands()
  await startPage('/m/trial?gameId=7&nodeId=70')
  putPopular([gameRow('7', 'Ancient Lotus')])
})

describe('GAM-06 the trial page', () => {
  test('GAM-06 requests the game from its URL and shows it in a frame that cannot navigate the page', async () => {
    await show(<Screen />)
    expect(fakeCommands.launchTrial).toHaveBeenCalledWith({ gameId: '7', nodeId: '70' })
    expect(frame()?.getAttribute('src')).toBe('https://games.example/play')
    expect(frame()?.title).toBe('Ancient Lotus')
    expect(frame()?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-forms allow-pointer-lock allow-popups allow-same-origin',
    )
    expect(screen.getByRole('heading', { name: 'Ancient Lotus' })).toBeTruthy()
    expect(screen.getByText('Nova Reel')).toBeTruthy()
  })

  test('GAM-06 a game of our own origin does not keep it', async () => {
    fakeCommands.launchTrial.mockResolvedValue(ok({ gameUrl: '/demo-games/slot' }))
    await show(<Screen />)
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-pointer-lock allow-popups')
  })

  test('R-14 never opens an unsafe URL, whatever the worker returns', async () => {
    fakeCommands.launchTrial.mockResolvedValue(ok({ gameUrl: 'http://games.example/play' }))
    await show(<Screen />)
    expect(frame()).toBeNull()
    expect(screen.getByRole('alert').textContent).toContain('not safe')
    expect(screen.queryByRole('button', { name: 'Open in a new window' })).toBeNull()
  })

  test('GAM-06 the bar hides and returns, and the focus follows', async () => {
    await show(<Screen />)
    await userEvent.click(screen.getByRole('button', { name: 'Hide the bar' }))
    const handle = screen.getByRole('button', { name: 'Show the bar' })
    expect(document.activeElement).toBe(handle)
    expect(screen.queryByRole('button', { name: 'Back to the games' })).toBeNull()
    await userEvent.click(handle)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide the bar' }))
  })

  test('GAM-06 reload requests the launch again', async () => {
    await show(<Screen />)
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(fakeCommands.launchTrial).toHaveBeenCalledTimes(2))
  })

  test('GAM-06 back leads to the lobby after an external link', async () => {
    await show(<Screen />)
    await userEvent.click(screen.getByRole('button', { name: 'Back to the games' }))
    expect(await screen.findByText('at /m/home')).toBeTruthy()
  })

  test('R-09 nothing interrupts while it is open', async () => {
    const view = await show(<Screen />)
    expect(overlayState.activity).toBe('launch')
    view.unmount()
    expect(overlayState.activity).toBe('free')
  })

  test('GAM-06 a URL without a game shows an error and leads back', async () => {
    await startPage('/m/trial')
    await show(<Screen />)
    expect(fakeCommands.launchTrial).not.toHaveBeenCalled()
    expect(screen.getByRole('heading', { name: 'Which game?' })).toBeTruthy()
  })

  test('GAM-06 the loading screen shows the game’s name and disappears when the game has loaded', async () => {
    await show(<Screen />)
    const text = `Opening ${isolate('Ancient Lotus')}`
    expect(screen.getByText(text)).toBeTruthy()
    const game = frame()
    if (game) fireEvent.load(game)
    expect(screen.queryByText(text)).toBeNull()
  })
})

describe('GAM-06 a launch that fails', () => {
  test.each<{ error: AppError; says: string }>([
    { error: { kind: 'timeout', limitMs: 10_000 }, says: 'within 10 seconds' },
    {
      error: { kind: 'refused', status: 200, code: 'x', message: 'Resting until noon.' },
      says: 'Resting until noon.',
    },
    { error: { kind: 'http', status: 503 }, says: '503' },
    { error: { kind: 'malformed', detail: 'x' }, says: 'Unknown error' },
  ])('GAM-06 $error.kind shows the reason and offers every way out', async ({ error, says }) => {
    fakeCommands.launchTrial.mockResolvedValueOnce(err(error))
    await show(<Screen />)
    expect(screen.getByRole('alert').textContent).toContain(says)
    expect(screen.getByRole('button', { name: 'Open in a new window' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Back to the games' })).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(frame()).not.toBeNull())
  })
})

test('GAM-06 an unknown game leads back and is not requested again', async () => {
  const error: AppError = { kind: 'refused', status: 400, code: 'request.invalid', message: 'Unknown game.' }
  fakeCommands.launchTrial.mockResolvedValue(err(error))
  await show(<Screen />)
  const message = screen.getByRole('alert')
  expect(message.textContent).toContain('Unknown game.')
  expect(within(message).getAllByRole('button')).toHaveLength(1)
  await userEvent.click(within(message).getByRole('button', { name: 'Back to the games' }))
  expect(await screen.findByText('at /m/home')).toBeTruthy()
})

describe('GAM-08 a launch while offline', () => {
  test('GAM-08 shows that immediately and sends nothing; starts automatically when online', async () => {
    goOffline()
    await show(<Screen />)
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeTruthy()
    expect(fakeCommands.launchTrial).not.toHaveBeenCalled()
    await change(goOnline)
    await waitFor(() => expect(frame()).not.toBeNull())
  })

  test('GAM-08 a retry by the player is always sent', async () => {
    goOffline()
    fakeCommands.launchTrial.mockResolvedValueOnce(err({ kind: 'network', secure: true }))
    await show(<Screen />)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(fakeCommands.launchTrial).toHaveBeenCalledTimes(1))
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy()
    await change(goOnline)
    await waitFor(() => expect(frame()).not.toBeNull())
  })

  test('NET-10 NET-12 a launch without a network shows its notice once, also when it is retried automatically', async () => {
    toasts.items = []
    const shown = vi.fn()
    const stop = subscribe(toasts, shown, true)
    fakeCommands.launchTrial
      .mockResolvedValueOnce(err({ kind: 'network', secure: true }))
      .mockResolvedValueOnce(err({ kind: 'network', secure: true }))
    await show(<Screen />)
    await waitFor(() => expect(frame()).not.toBeNull(), { timeout: 10_000 })
    expect(fakeCommands.launchTrial).toHaveBeenCalledTimes(3)
    expect(shown).toHaveBeenCalledTimes(1)
    expect(toasts.items.map(({ key }) => key)).toEqual(['failure.offline'])
    stop()
  })

  test('GAM-08 a running game is not closed when the network is lost', async () => {
    await show(<Screen />)
    await change(goOffline)
    await change(goOnline)
    expect(frame()).not.toBeNull()
    expect(fakeCommands.launchTrial).toHaveBeenCalledTimes(1)
  })
})

describe('GAM-06 launching into a new window', () => {
  const failFirst = (): void => {
    fakeCommands.launchTrial.mockResolvedValueOnce(err({ kind: 'timeout', limitMs: 10_000 }))
  }

  const blankWindow = () => {
    const replace = vi.fn()
    const close = vi.fn()
    const opened = {
      opener: window,
      closed: false,
      close,
      document: { title: '', body: {} },
      location: { replace },
    }
    return { replace, close, opened }
  }

  test('GAM-06 opens the window during the tap and sets its URL when the worker responds', async () => {
    failFirst()
    const { opened, replace } = blankWindow()
    const open = vi.fn(() => opened)
    vi.stubGlobal('open', open)
    await show(<Screen />)
    await userEvent.click(screen.getByRole('button', { name: 'Open in a new window' }))
    expect(open).toHaveBeenCalledTimes(1)
    expect(opened.opener).toBeNull()
    expect(fakeCommands.launchTrial).toHaveBeenLastCalledWith({
      gameId: '7',
      nodeId: '70',
      inNewWindow: true,
    })
    await waitFor(() => expect(replace).toHaveBeenCalledWith('https://games.example/play'))
    expect(await screen.findByText('The game is open in its own window.')).toBeTruthy()
  })

  test('GAM-06 a window blocked by the browser is reported', async () => {
    failFirst()
    vi.stubGlobal('open', () => null)
    await show(<Screen />)
    await userEvent.click(screen.getByRole('button', { name: 'Open in a new window' }))
    expect(await screen.findByText(/blocked/u)).toBeTruthy()
  })

  test('R-14 closes the window again for an unsafe URL', async () => {
    failFirst()
    const { opened, close, replace } = blankWindow()
    vi.stubGlobal('open', () => opened)
    await show(<Screen />)
    fakeCommands.launchTrial.mockResolvedValue(ok({ gameUrl: 'javascript:alert(1)' }))
    await userEvent.click(screen.getByRole('button', { name: 'Open in a new window' }))
    await waitFor(() => expect(close).toHaveBeenCalled())
    expect(replace).not.toHaveBeenCalled()
  })
})
