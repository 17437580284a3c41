import { screen } from '@testing-library/react'
import { custom, parse } from 'valibot'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingsSchema } from '#domain/contract/settings/settings'
import { MINI_GAME_BOUNDS_MS } from '#domain/timing'
import type { SettingsRow } from '#domain/tables/rows'
import { startMiniGame } from '../../../../src/features/mini-game/start-mini-game'
import { device } from '../../../../src/shared/page/device'
import { beginActivity } from '../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../src/shared/page/page-state'
import { change, putRows, startPage } from '../../support/page-fixture'
import { fakeGame, resetGame } from '../../support/mini-game'

vi.mock('../../../../src/features/mini-game/load-mini-game', async () => ({
  loadMiniGame: (await import('../../support/mini-game')).fakeGame.load,
}))

const ANN = { id: '7', userName: 'ann', type: 0, token: 'secret', merchantCode: 'm', firstTimeLogin: false }

const putFlags = (whitelabelVal: SettingsRow['whitelabelVal']): void =>
  putRows('settings', [
    { ...parse(settingsSchema, { currency: 'PHP' }), merchant: pageState.merchant, whitelabelVal },
  ])

const putConnection = (state: 'online' | 'offline'): void =>
  putRows('connection', [{ id: 'gateway', state, since: 1 }])

const WIDGET = ['complementary', { name: 'Mini-game' }] as const
const widget = () => screen.queryByRole(...WIDGET)
const shown = () => screen.findByRole(...WIDGET)
const lastPath = () => fakeGame.load.mock.lastCall?.[0]
const logIn = (more: Partial<typeof ANN> = {}) => change(() => (pageState.session = { ...ANN, ...more }))
const logOut = () => change(() => (pageState.session = null))

beforeAll(async () => {
  await import('../../../../src/features/mini-game/mount-mini-game')
  startMiniGame()
})

beforeEach(async () => {
  resetGame()
  localStorage.clear()
  delete document.documentElement.dataset['overlay']
  device.savesData = false
  await startPage()
  putFlags({ LOTTMINIGAME3: true })
})
afterEach(logOut)

describe('MIN-01 who gets the mini-game', () => {
  test('MIN-01 a member gets it, and it receives the player’s data', async () => {
    await logIn()
    await shown()
    expect(lastPath()).toBe('/mini-game/v1/minigame.js')
    expect(fakeGame.setup).toMatchObject({ token: 'secret', merchant: pageState.merchant, language: 'EN' })
  })

  test('MIN-01 not for a guest, a remembered member or a session of unknown type', async () => {
    await change(() => (pageState.remembered = { id: '7', userName: 'ann', type: 0 }))
    expect(document.body.childElementCount).toBe(0)
    await logIn({ type: -1 })
    expect(document.body.childElementCount).toBe(0)
    expect(fakeGame.load).not.toHaveBeenCalled()
  })

  test('MIN-01 not without a flag; another flag loads another game', async () => {
    putFlags({})
    await logIn()
    expect(fakeGame.load).not.toHaveBeenCalled()
    await change(() => putFlags({ LOTTMINIGAME3: true }))
    await vi.waitFor(() => expect(lastPath()).toBe('/mini-game/v1/minigame.js'))
    await change(() => putFlags({ LOTTMINIGAME3: true, SEALOTTMINIGAME3: true }))
    await vi.waitFor(() => expect(lastPath()).toBe('/mini-game/s1/minigame.js'))
    expect(fakeGame.unmount).toHaveBeenCalledOnce()
    await change(() => putFlags({}))
    expect(fakeGame.unmount).toHaveBeenCalledTimes(2)
    expect(widget()).toBeNull()
  })

  test('MIN-01 OFF-08 not with data saver on', async () => {
    device.savesData = true
    await logIn()
    expect(fakeGame.load).not.toHaveBeenCalled()
    await change(() => (device.savesData = false))
    expect(await shown()).toBeTruthy()
  })

  test('MIN-01 another member, token or language restarts it', async () => {
    await logIn()
    await logIn({ id: '8', token: 'other' })
    await logIn({ id: '8', token: 'newer' })
    expect(fakeGame.mount.mock.calls.at(-1)?.[1].token).toBe('newer')
    await change(() => (pageState.language = 'UR'))
    expect(fakeGame.mount.mock.calls.at(-1)?.[1].language).toBe('UR')
    expect(fakeGame.unmount.mock.calls).toHaveLength(fakeGame.mount.mock.calls.length - 1)
    expect(screen.getAllByText('Play')).toHaveLength(1)
  })

  test('MIN-01 is not requested offline; it loads with a connection and then stays', async () => {
    putConnection('offline')
    await logIn()
    expect(fakeGame.load).not.toHaveBeenCalled()
    fakeGame.load.mockResolvedValueOnce(null) // lost in transit
    await change(() => putConnection('online'))
    expect(widget()).toBeNull()
    await change(() => putConnection('offline'))
    await change(() => putConnection('online'))
    expect(widget()).not.toBeNull()
    await change(() => putConnection('offline'))
    expect(widget()).not.toBeNull()
    expect(fakeGame.load).toHaveBeenCalledTimes(2)
    expect(fakeGame.unmount).not.toHaveBeenCalled()
  })

  test('MIN-01 a game that throws or cannot be ended is not shown and breaks nothing', async () => {
    fakeGame.mount.mockImplementation((element) => {
      element.append('half a game')
      throw new Error('broken')
    })
    await logIn()
    expect(widget()).toBeNull()
    expect(document.body.textContent).not.toContain('half a game')
    await logOut()
    fakeGame.mount.mockImplementation(() =>
      parse(
        custom<() => void>(() => true),
        null,
      ),
    )
    await logIn()
    expect(widget()).toBeNull()
  })

  test('MIN-01 a game that throws when it ends is removed anyway', async () => {
    fakeGame.unmount.mockImplementation(() => {
      throw new Error('broken')
    })
    await logIn()
    await logOut()
    expect(document.body.childElementCount).toBe(0)
  })
})

describe('MIN-02 when it is hidden', () => {
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
    expect(await isMeasured()).toBe(true)
    expect(fakeGame.mount).toHaveBeenCalledTimes(1)
    expect(fakeGame.unmount).not.toHaveBeenCalled()
  })

  test('MIN-02 reports whether it is open, and its handle has a description of how to move it', async () => {
    await logIn()
    await change(() => fakeGame.setup?.onOpen())
    expect(widget()?.dataset['open']).toBe('')
    await change(() => fakeGame.setup?.onClose())
    expect(widget()?.dataset['open']).toBeUndefined()
    const handle = screen.getByRole('button', { name: 'Move the mini-game' })
    const hint = document.getElementById(handle.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toBe('Drag it, or use the arrow keys.')
  })
})
