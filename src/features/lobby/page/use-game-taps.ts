import { useCallback, type MouseEvent } from 'react'
import { loginPath } from '#domain/routing/return-url'
import { useOpenGame } from '../../../shared/games/catalogue/use-open-game'
import { useMember } from '../../../shared/session/session-state'

/**
 * Returns one click handler for all tiles below an element. `data-game` holds the game's id; it is empty on a link
 * with a vendor's own game code (GAM-07). Taps that open another tab are left to the browser.
 */
export const useGameTaps = (): ((event: MouseEvent<HTMLElement>) => void) => {
  const open = useOpenGame()
  const isMember = useMember() !== null
  return useCallback(
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-game]') : null
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const { href } = window.location
      if (isMember || link.dataset['game'] !== '') open(link.pathname + link.search)
      // The guest may have gone to another page meanwhile.
      else void guestPath(link).then((path) => window.location.href === href && open(path))
    },
    [open, isMember],
  )
}

/** Returns the path of the linked game's free trial, if it has one. The code that finds it is a lazy chunk. */
const guestPath = async ({ pathname, search }: HTMLAnchorElement): Promise<string> => {
  try {
    const { guestGamePath } = await import('../../../shared/games/launch/guest-game-path')
    return await guestGamePath(search)
  } catch {
    return loginPath(pathname + search)
  }
}
