import { useEffect, useRef } from 'react'
import { afterHistoryBack } from '../../routing/after-history-back'
import { entryState, markForwardEntry, pushMarkedEntry } from '../../routing/overlay-history'

const MARK = 'covered'

const isCoveredEntry = (): boolean => MARK in entryState()

/**
 * Makes Back close what a form has opened, and leaves the form as it is: like the overlay host, for things it does
 * not manage. It adds its own history entry, also when the form is inside an overlay.
 */
export const useCloseOnBack = (isOpen: boolean, onClose: () => void): void => {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    if (!isOpen) return undefined
    pushMarkedEntry(MARK)
    const onPop = (): void => {
      if (isCoveredEntry()) return
      markForwardEntry()
      close.current()
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      if (!isCoveredEntry()) return
      markForwardEntry()
      window.history.back()
    }
  }, [isOpen])
}

/** Runs a navigation after the history entry of a form's dialog has been left. */
export const afterOverlayHistory = (run: () => void): void => afterHistoryBack(isCoveredEntry, run)
