import { useCallback, type MouseEvent } from 'react'
import { loginPath } from '#domain/games/launch-url'
import { useOpenGame } from '../../../shared/games/catalogue/use-open-game'
import { useMember } from '../../../shared/session/session-state'

/**
 * One handler for the taps of all tiles below it: `data-game` holds the game's id, or is empty on a link that names a
 * game in a vendor's own words (GAM-07). A tap that asks for another tab is the browser's.
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
      if (isMember || link.dataset['game'] !== '') open(link.pathname + link.search)
      else void guestPath(link).then(open)
    },
    [open, isMember],
  )
}

/** The free try of the game that is meant, where there is one. The way to it is a chunk of its own. */
const guestPath = async ({ pathname, search }: HTMLAnchorElement): Promise<string> => {
  try {
    const { guestGamePath } = await import('../../../shared/games/launch/guest-game-path')
    return await guestGamePath(search)
  } catch {
    return loginPath(pathname + search)
  }
}
