import { subscribe } from 'valtio/vanilla'
import { isGuest } from '#domain/member/member-type'
import { device } from '../../shared/page/device'
import { pageState } from '../../shared/page/page-state'

/**
 * Has the mini-game on the screen while a member plays whom the gateway has confirmed (MIN-01), and not with data saver
 * on: it is the merchant's extra. A guest fetches nothing of it.
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
  window.addEventListener('online', follow) // where its code did not come before
  follow()
}

const isWanted = (): boolean => !isGuest(pageState.session) && !device.savesData

/** @param onLost called when its code does not come */
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
