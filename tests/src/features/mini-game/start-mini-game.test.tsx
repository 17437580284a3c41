import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { MiniGameSetup, MountMiniGame } from '#domain/mini-game/mini-game-script'
import { MINI_GAME_BOUNDS_MS } from '#domain/timing'
import type { SettingsRow } from '#domain/tables/rows'
import { SETTINGS } from '../../../../src/design/samples'
import { startMiniGame } from '../../../../src/features/mini-game/start-mini-game'
import { device } from '../../../../src/shared/page/device'
import { beginActivity } from '../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../src/shared/page/page-state'
import { usePage } from '../../../../src/shared/routing/use-page'
import { ANN } from '../../../support/members'
import { change, putRows, show, startPage } from '../../support/page-fixture'

type Mount = MountMiniGame<HTMLElement>

const load = vi.hoisted(() => vi.fn<(path: string) => Promise<Mount | null>>())
const mount = vi.fn<Mount>()
const unmount = vi.fn<() => void>()

vi.mock('../../../../src/features/mini-game/load-mini-game', () => ({ loadMiniGame: load }))

const putFlags = (whitelabelVal: SettingsRow['whitelabelVal']): void =>
  putRows('settings', [{ ...SETTINGS, merchant: pageState.merchant, whitelabelVal }])

const connect = (state: 'online' | 'offline'): Promise<void> =>
  change(() => putRows('connection', [{ id: 'gateway', state, since: Date.now() }]))

const widget = () => screen.queryByRole('complementary', { name: 'Mini-game' })
const setup = (): MiniGameSetup | undefined => mount.mock.lastCall?.[1]
const logIn = (more: Partial<typeof ANN> = {}) => change(() => (pageState.session = { ...ANN, ...more }))
const logOut = () => change(() => (pageState.session = null))

beforeAll(async () => {
  await import('../../../../src/features/mini-game/mount-mini-game')
  startMiniGame()
})

beforeEach(async () => {
  mount.mockImplementation((element) => {
    element.append('the game')
    return unmount
  })
  load.mockResolvedValue(mount)
  device.savesData = false
  await startPage()
  putFlags({ LOTTMINIGAME3: true })
})
afterEach(logOut)

test('MIN-01 a member gets the game of the flags, which receives the player’s data', async () => {
  putFlags({})
  await logIn()
  expect(load).not.toHaveBeenCalled()
  await change(() => putFlags({ LOTTMINIGAME3: true }))
  expect(setup()).toMatchObject({ token: ANN.token, merchant: pageState.merchant, language: 'EN' })
  await change(() => putFlags({ LOTTMINIGAME3: true, SEALOTTMINIGAME3: true }))
  expect(load.mock.calls).toEqual([['/mini-game/v1/minigame.js'], ['/mini-game/s1/minigame.js']])
  expect(unmount).toHaveBeenCalledOnce()
  await change(() => putFlags({}))
  expect(unmount).toHaveBeenCalledTimes(2)
  expect(widget()).toBeNull()
})

test('MIN-01 OFF-08 no remembered member, session of unknown type or saver of data gets it', async () => {
  await change(() => (pageState.remembered = { id: '7', userName: 'ann', type: 0 }))
  await logIn({ type: -1 })
  expect(document.body.childElementCount).toBe(0)
  device.savesData = true
  await logIn()
  expect(load).not.toHaveBeenCalled()
  await change(() => (device.savesData = false))
  expect(widget()).not.toBeNull()
})

test('MIN-01 another member, token or language restarts it', async () => {
  await logIn()
  await logIn({ id: '8', token: 'other' })
  await logIn({ id: '8', token: 'newer' })
  expect(setup()?.token).toBe('newer')
  await change(() => (pageState.language = 'UR'))
  expect(setup()?.language).toBe('UR')
  expect(unmount.mock.calls).toHaveLength(mount.mock.calls.length - 1)
  expect(screen.getAllByText('the game')).toHaveLength(1)
})

test('MIN-01 is not requested offline; loaded, it stays without a connection', async () => {
  await connect('offline')
  await logIn()
  expect(load).not.toHaveBeenCalled()
  await connect('online')
  await connect('offline')
  expect(widget()).not.toBeNull()
  expect(load).toHaveBeenCalledTimes(1)
})

test('MIN-01 a game that throws at its start is not shown, and one that throws at its end is removed', async () => {
  mount.mockImplementationOnce((element) => {
    element.append('half a game')
    throw new Error('broken')
  })
  await logIn()
  expect(widget()).toBeNull()
  expect(document.body.textContent).not.toContain('half a game')
  await logOut()
  unmount.mockImplementation(() => {
    throw new Error('broken')
  })
  await logIn()
  expect(widget()).not.toBeNull()
  await logOut()
  expect(document.body.childElementCount).toBe(0)
})

test('MIN-02 is hidden under a dialog, a form, a payment and a game, without checks of its bounds', async () => {
  await logIn()
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get')
  const isMeasured = async () => {
    await change(() => undefined)
    measured.mockClear()
    await vi
      .waitFor(() => expect(measured).toHaveBeenCalled(), { timeout: 2 * MINI_GAME_BOUNDS_MS })
      .catch(() => undefined)
    return measured.mock.calls.length > 0
  }
  expect(await isMeasured()).toBe(true)
  await change(() => (document.documentElement.dataset['overlay'] = ''))
  expect(widget()).toBeNull()
  expect(await isMeasured()).toBe(false)
  await change(() => delete document.documentElement.dataset['overlay'])
  expect(widget()).not.toBeNull()
  for (const activity of ['form', 'payment', 'launch'] as const) {
    let end = (): void => undefined
    await change(() => (end = beginActivity(activity)))
    expect(widget()).toBeNull()
    await change(end)
    expect(widget()).not.toBeNull()
  }
  expect(mount).toHaveBeenCalledTimes(1)
})

const Page = ({ title }: { readonly title: string }) => {
  usePage(title, title)
  return null
}

test('MIN-02 is hidden on a screen with money', async () => {
  await logIn()
  const view = await show(<Page title="" />)
  const visit = (path: string): Promise<void> => {
    window.history.replaceState(null, '', path)
    return view.rerender(<Page title={path} />)
  }
  await visit('/m/voucherCenter')
  expect(widget()).toBeNull()
  await visit('/m/promotions')
  expect(widget()).not.toBeNull()
})

test('MIN-02 reports whether it is open, and its handle has a description of how to move it', async () => {
  await logIn()
  await change(() => setup()?.onOpen())
  expect(widget()?.dataset['open']).toBe('')
  await change(() => setup()?.onClose())
  expect(widget()?.dataset['open']).toBeUndefined()
  const handle = screen.getByRole('button', { name: 'Move the mini-game' })
  const hint = document.getElementById(handle.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Drag it, or use the arrow keys.')
})
