import { useCallback, type MouseEvent } from 'react'
import { useConnection } from '../../app/use-connection'
import { useGo } from '../../app/use-go'
import { showToast } from '../../state/toasts'

/**
 * One handler for the taps of all tiles below it. Offline it says so at once and stays (GAM-08); a tap that asks for
 * another tab is the browser's.
 */
export const useGameTaps = (): ((event: MouseEvent<HTMLElement>) => void) => {
  const go = useGo()
  const { isOffline } = useConnection()
  return useCallback(
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-game]') : null
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (isOffline) showToast({ key: 'trial.offline', tone: 'danger' })
      else go(link.pathname + link.search)
    },
    [go, isOffline],
  )
}
