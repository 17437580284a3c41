import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { HOME_PATH } from '#domain/routing/routes'
import { clearForwardEntries, entriesAhead, entryState, lengthToHere } from './overlay-history'
import { useAppNavigate } from './use-app-navigate'

const ARRIVAL_MS = 500 // by then a step back is complete, or it led nowhere

/**
 * Goes back to the previous screen, as it was. Skips entries that a frame inside has added to the history. A second
 * call before the previous screen is rendered does nothing.
 *
 * @param parent where it leads without an earlier screen of ours
 */
export const useGoBack = (parent = HOME_PATH): (() => void) => {
  const go = useAppNavigate()
  const { key } = useLocation()
  const [lengthAtStart] = useState(clearForwardEntries)
  const isLeaving = useRef(false)
  return useCallback(() => {
    const entry: Entry = entryState()
    if (isLeaving.current || (typeof entry.key === 'string' && entry.key !== key)) return
    // The router numbers its entries from 0.
    if (typeof entry.idx !== 'number' || entry.idx <= 0) {
      go(parent, { replace: true })
      return
    }
    isLeaving.current = true
    const here = window.location.href
    const length = window.history.length - entriesAhead()
    window.history.go(Math.min(lengthToHere(lengthAtStart) - length, 0) - 1)
    const timer = setTimeout(() => {
      isLeaving.current = false
      if (window.location.href === here) go(parent, { replace: true })
    }, ARRIVAL_MS)
    // A player who returns to this page meanwhile stays on it.
    const arrive = () => {
      isLeaving.current = false
      if (window.location.href !== here) clearTimeout(timer)
    }
    window.addEventListener('popstate', arrive, { once: true })
  }, [go, key, parent, lengthAtStart])
}

interface Entry {
  readonly idx?: unknown
  /** As the router's `Location` has it; none for the entry that the page was opened with. */
  readonly key?: unknown
}
