import { useNavigate } from 'react-router-dom'
import { useCallback } from 'react'
import { withPreservedParams } from '#domain/routing/preserved-params'
import { returnUrlFor } from '#domain/routing/return-url'
import { openOverlay } from '../overlays/overlay-queue'
import { pageState } from '../page/page-state'
import { currentMember } from '../session/session-state'
import { isOverlayEntry } from './overlay-history'

export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void

/**
 * Navigation for every screen: the parameters of SHL-04 stay in the URL. A navigation from an open overlay replaces
 * the overlay's history entry, so Back never lands on it. A second tap on the same link replaces the entry of the
 * first, which may not be rendered yet. A guest who opens something for members logs in over the page and continues
 * from there (ANN-08).
 */
export const useAppNavigate = (): Navigate => {
  const navigate = useNavigate()
  return useCallback(
    (to, options) => {
      const { href, pathname, search, hash } = window.location
      const wanted = currentMember() || pageState.urlToken !== 'none' ? null : returnUrlFor(to, href)
      if (wanted !== null) {
        openOverlay({ kind: 'login', to: wanted })
        return
      }
      const url = withPreservedParams(to, search)
      const isHere = url === pathname + search + hash
      void navigate(url, { replace: isHere || options?.replace === true || isOverlayEntry() })
    },
    [navigate],
  )
}
