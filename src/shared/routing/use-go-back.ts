import { useCallback, useState } from 'react'
import { HOME_PATH } from '#domain/routing/routes'
import { entriesAhead, clearForwardEntries } from './overlay-history'
import { useAppNavigate } from './use-app-navigate'

const ARRIVAL_MS = 500 // by then a step back is complete, or it led nowhere

/**
 * Goes back to the previous screen, as it was. Skips entries that a frame inside has added to the history.
 *
 * @param parent where it leads without an earlier screen of ours
 */
export const useGoBack = (parent = HOME_PATH): (() => void) => {
  const go = useAppNavigate()
  const [lengthAtStart] = useState(clearForwardEntries)
  return useCallback(() => {
    if (!hasEarlierScreen()) {
      go(parent, { replace: true })
      return
    }
    const here = window.location.href
    window.history.go(lengthAtStart - (window.history.length - entriesAhead()) - 1)
    const timer = setTimeout(() => {
      if (window.location.href === here) go(parent, { replace: true })
    }, ARRIVAL_MS)
    // A player who returns to this page meanwhile stays on it.
    const arrive = () => {
      if (window.location.href !== here) clearTimeout(timer)
    }
    window.addEventListener('popstate', arrive, { once: true })
  }, [go, parent, lengthAtStart])
}

/** True if there is an earlier entry: the router numbers its entries from 0. */
const hasEarlierScreen = (): boolean => {
  const state: unknown = window.history.state
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  )
}
