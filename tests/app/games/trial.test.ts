import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { LAUNCH_GAME_ENDPOINT, TRIAL_LAUNCH_ENDPOINT } from '#domain/contract/command-endpoints'
import { isolate } from '../../../src/i18n/format/isolate'
import { gateway, open, ORIGIN } from '../support/app'
import { holdClock, passUntil } from '../support/clock'
import { frame, keepFramesLoading, lastLaunch, seeFrame, seeUnsafe } from '../support/games'
import { openAs } from '../support/money'
import { announceOnline } from '../support/page-events'
import { goTo, press, see, seeNone, seePath, seeText, sendLogin, user } from '../support/player'
import { rowsOf } from '../support/sync'
import { giveNavigator } from '../../support/give-navigator'

const BACK = 'Back to games'

/** Taps the first game with a free trial. */
const tapTrial = async (): Promise<string> => {
  await open('/m/home')
  const [tile] = await screen.findAllByRole('link', { name: /Demo/ })
  if (!tile) throw new Error('There is no free trial')
  await user.click(tile)
  await seePath(/^\/m\/trial\?gameId=/)
  return tile.querySelector('span span')?.textContent ?? ''
}

/** A window that `window.open` returns. */
const blankWindow = () => {
  const location = { replace: vi.fn() }
  const tab = { opener: window, closed: false, close: vi.fn(), document: { title: '', body: {} }, location }
  vi.stubGlobal('open', () => tab)
  return tab
}

test('GAM-06 R-17 a trial is requested with its fields and plays in a sandboxed frame; reload requests it again', async () => {
  const name = await tapTrial()
  const game = await seeFrame()
  await see('heading', name) // the game's row has been read by then
  expect(game.title).toBe(name)
  expect(game.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-pointer-lock allow-popups')
  const [asked] = (await gateway.requests(TRIAL_LAUNCH_ENDPOINT)).requests
  const query = new URLSearchParams(asked?.query ?? '')
  expect([query.get('platform'), query.get('gameId'), query.get('nodeId')]).toEqual([
    'html5',
    expect.stringMatching(/./),
    expect.stringMatching(/./),
  ])
  await waitFor(() => expect(screen.queryByText(/^Opening /)).toBeNull())

  await press('Hide bar')
  const handle = await see('button', 'Show bar')
  expect(document.activeElement).toBe(handle)
  expect(screen.queryByRole('button', { name: BACK })).toBeNull()
  await user.click(handle)
  expect(document.activeElement).toBe(await see('button', 'Hide bar'))

  await gateway.answer(TRIAL_LAUNCH_ENDPOINT, { gameUrl: 'https://games.example/play' })
  await press('Reload')
  await waitFor(() => expect(frame()?.src).toBe('https://games.example/play'))
  expect(frame()?.getAttribute('sandbox')).toContain('allow-same-origin') // a vendor keeps its own origin
  await press(BACK)
  await see('heading', 'Recently played')
})

test('GAM-04 ANN-08 a guest goes from the free trial through the login to the real game', async () => {
  const name = await tapTrial()
  await seeFrame()
  await press('Play for real money', 'link')
  await within(await see('dialog', 'Log in')).findByText(`Log in to play ${isolate(name)}`)
  await sendLogin('ann')
  await seePath(/^\/m\/launchGame\?gameId=/)
  await see('heading', name)
  await vi.waitFor(async () => expect(await gateway.count(LAUNCH_GAME_ENDPOINT)).toBe(1))
  await seeFrame()
})

test('GAM-06 ANN-08 the login page of a game shows its name and cover; a member may try it free until it runs', async () => {
  const name = await tapTrial()
  const game = location.search
  await open(`/m/launchGame${game}`)
  await seePath(/^\/m\/login/)
  const reason = await seeText(`Log in to play ${isolate(name)}`)
  await waitFor(() => expect(reason.querySelector('img')?.src).toContain('/covers/'))
  const release = gateway.network.hold(LAUNCH_GAME_ENDPOINT)
  await sendLogin('ann')
  const { length } = history
  await press('Demo', 'link')
  await seePath(`/m/trial${game}`)
  await press('Play for real money', 'link')
  await see('link', 'Demo')
  expect(history).toHaveLength(length) // Back leads out of the game, whatever was tried
  release()
  await seeFrame()
  await seeNone(() => screen.queryByRole('link', { name: 'Demo' }))
})

test('GAM-06 R-14 a trial that is rejected, unknown or unsafe shows why, and only offers what can work', async () => {
  await gateway.refuse(TRIAL_LAUNCH_ENDPOINT, 'x', { message: 'This table is being cleaned.' })
  await tapTrial()
  await seeText('This table is being cleaned.')
  await gateway.answer(TRIAL_LAUNCH_ENDPOINT, { gameUrl: 'data:text/html,x' })
  await press('Try again')
  await seeUnsafe()
  expect(screen.queryByRole('button', { name: 'Open in a new window' })).toBeNull()
  await gateway.faults({ match: TRIAL_LAUNCH_ENDPOINT, fault: { kind: 'html', status: 502 } })
  await press('Reload')
  await see('button', 'Try again')
  await gateway.faults()
  goTo('/m/trial?gameId=no-such-game&nodeId=1')
  await waitFor(() => expect(within(screen.getByRole('alert')).getAllByRole('button')).toHaveLength(1))
  await seeText('This game couldn’t open')
  await press(BACK, 'button', screen.getByRole('alert'))
  await seePath('/m/home')
  goTo('/m/trial')
  await see('heading', 'No game selected')
})

test('GAM-07 a guest who leaves before the trial of a tapped banner is found stays on the next page', async () => {
  await open('/m/home')
  await see('heading', 'Popular')
  const banner = await waitFor(
    () => document.querySelector<HTMLAnchorElement>('a[data-game=""]') ?? expect.fail('There is none'),
  )
  fireEvent.click(banner)
  goTo('/m/promotions')
  const { guestGamePath } = await import('../../../src/shared/games/launch/guest-game-path')
  await guestGamePath(banner.search) // begins later than that of the tap, so that one has ended
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(location.pathname).toBe('/m/promotions')
})

test('GAM-06 GAM-04 R-14 a slow game opens in its own window, which gets its URL in the same tap', async () => {
  await openAs('ann', '/m/home')
  keepFramesLoading()
  holdClock()
  goTo(`/m/launchGame?vendor=BTI&backUrl=${encodeURIComponent('/m/game?tab=LIVE')}`)
  await seeFrame()
  await seeText(/^Opening/)
  await passUntil(10_000, () => screen.getByRole('button', { name: 'Open in a new window' }))
  vi.stubGlobal('open', () => null)
  await press('Open in a new window')
  await seeText(/blocked/)
  const unsafe = blankWindow()
  await gateway.answer(LAUNCH_GAME_ENDPOINT, { gameUrl: 'javascript:alert(1)' })
  await press('Open in a new window')
  await waitFor(() => expect(unsafe.close).toHaveBeenCalled())
  await gateway.faults()
  const opened = blankWindow()
  await press('Open in a new window')
  await seeText('The game is open in a new window.')
  expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^https:/))
  expect(unsafe.location.replace).not.toHaveBeenCalled()
  expect(opened.opener).toBeNull()
  expect((await lastLaunch())['backUrl']).toBe(`${ORIGIN}/m/game?tab=LIVE`) // a window may show the route itself
})

test('GAM-06 a trial is shared by the share sheet, else its link is copied, else it is shown', async () => {
  const title = await tapTrial()
  await see('heading', title)
  const url = location.href
  const share = vi.fn().mockResolvedValueOnce(undefined)
  giveNavigator('share', share)
  await press('Share')
  expect(share).toHaveBeenCalledExactlyOnceWith({ title, url })
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
  await press('Share')
  share.mockRejectedValue(new DOMException('forbidden', 'NotAllowedError'))
  await press('Share')
  await seeText('Link copied')
  expect(copy).toHaveBeenCalledExactlyOnceWith(url) // not after the sheet was closed
  copy.mockRejectedValueOnce(new DOMException('forbidden', 'NotAllowedError'))
  await press('Share')
  await seeText(url)
})

test('GAM-08 NET-10 offline a trial waits and starts by itself; a running game stays when the network is lost', async () => {
  await tapTrial()
  await seeFrame()
  const link = location.pathname + location.search
  gateway.goOffline()
  await open(link)
  await see('heading', 'You’re offline')
  const again = await see('button', 'Try again')
  gateway.goOnline()
  await user.click(again) // the player's own attempt is sent, whatever the app knows of the network
  const game = await seeFrame()
  const attempts = gateway.attempts(TRIAL_LAUNCH_ENDPOINT)
  gateway.goOffline()
  announceOnline()
  await waitFor(async () => expect(await rowsOf('connection')).toMatchObject([{ state: 'offline' }]))
  expect(frame()).toBe(game)
  expect(gateway.attempts(TRIAL_LAUNCH_ENDPOINT)).toBe(attempts)
  expect(await gateway.count(TRIAL_LAUNCH_ENDPOINT)).toBe(2)
})
