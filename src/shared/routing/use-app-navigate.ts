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
 * How every screen moves on: the parameters of SHL-04 stay in the address. A move from an open overlay takes the
 * place of the overlay's history entry, so that back never lands on it. A guest on the way to what is for members logs
 * in over the page, and goes on from there (ANN-08).
 */
export const useAppNavigate = (): Navigate => {
  const navigate = useNavigate()
  return useCallback(
    (to, options) => {
      const { href, search } = window.location
      const wanted = currentMember() || pageState.addressToken !== 'none' ? null : returnUrlFor(to, href)
      if (wanted !== null) {
        openOverlay({ kind: 'login', to: wanted })
        return
      }
      const address = withPreservedParams(to, search)
      void navigate(address, { replace: options?.replace === true || isOverlayEntry() })
    },
    [navigate],
  )
}
