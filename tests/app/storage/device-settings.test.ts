import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { DATA_SAVER_KEY } from '#domain/storage-keys'
import { reload } from '../support/app'
import { openFully, reloadFully } from '../support/background'
import { openFromHomeScreen } from '../support/install'
import { matchMediaFeature } from '../support/media'
import { press, see, seeNone } from '../support/player'
import { openLobby } from '../support/sync'
import { giveNavigator } from '../../support/give-navigator'

test('OFF-06 on the home screen the app requests persistent storage, in a browser it does not', async () => {
  const persist = vi.fn(() => Promise.resolve(true))
  giveNavigator('storage', { persist, persisted: () => Promise.resolve(false) })
  await openFully('/m/home')
  expect(persist).not.toHaveBeenCalled()
  openFromHomeScreen()
  await reloadFully()
  await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce())
})

test('SHL-08 the slideshow moves by itself, and not where the player wants reduced motion', async () => {
  await openLobby()
  await see('button', 'Pause slideshow')
  matchMediaFeature('reduced-motion')
  await reload()
  await see('region', 'Promotions')
  await seeNone(() => screen.queryByRole('button', { name: /^Pause/ }))
})

test('OFF-08 the browser’s own data saver counts until the player decides', async () => {
  giveNavigator('connection', { saveData: true })
  await openLobby()
  await see('region', 'Promotions')
  expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull() // nothing moves by itself
  const saver = async (): Promise<boolean> => {
    await press('Settings')
    return (await see('switch', /^Data saver/)).matches(':checked')
  }
  expect(await saver()).toBe(true)
  await press(/^Data saver/, 'switch')
  expect(localStorage.getItem(DATA_SAVER_KEY)).toBe('0')
  await reload()
  expect(await saver()).toBe(false)
})
