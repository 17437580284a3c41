import { subscribe } from 'valtio/vanilla'
import { isGuest } from '#domain/member/member-type'
import { device } from '../../shared/page/device'
import { pageState } from '../../shared/page/page-state'

/**
 * Shows the mini-game while a confirmed member plays (MIN-01), but not with data saver on, because it is an extra.
 * Guests fetch none of its code.
 */
export const startMiniGame = (): void => {
  let end: (() => void) | undefined
  const follow = (): void => {
    if (isWanted() === (end !== undefined)) return
    end?.()
    end = isWanted() ? open(() => (end = undefined)) : undefined
  }
  subscribe(pageState, follow)
  subscribe(device, follow)
  window.addEventListener('online', follow) // retries if its chunk failed to load before
  follow()
}

const isWanted = (): boolean => !isGuest(pageState.session) && !device.savesData

/** @param onLost called if its chunk does not load */
const open = (onLost: () => void): (() => void) => {
  let isOver = false
  let end: (() => void) | undefined
  const begin = async (): Promise<void> => {
    try {
      const { openMiniGame } = await import('./mount-mini-game')
      if (!isOver) end = openMiniGame()
    } catch {
      if (!isOver) onLost()
    }
  }
  void begin()
  return () => {
    isOver = true
    end?.()
  }
}
