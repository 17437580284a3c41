import { useNavigate } from 'react-router-dom'
import { useCallback } from 'react'
import { withKeptParameters } from '#domain/rules/kept-parameters'
import { isOverlayEntry } from './overlay-history'

export type Go = (to: string, options?: { readonly replace?: boolean }) => void

/**
 * How every screen moves on: the parameters of SHL-04 stay in the address. A move from an open overlay takes the
 * place of the overlay's history entry, so that back never lands on it.
 */
export const useGo = (): Go => {
  const navigate = useNavigate()
  return useCallback(
    (to, options) => {
      const address = withKeptParameters(to, window.location.search)
      void navigate(address, { replace: options?.replace === true || isOverlayEntry() })
    },
    [navigate],
  )
}
