import { useEffect, useRef } from 'react'
import { afterHistoryBack } from '../../routing/after-history-back'

const MARK = 'covered'

const state = (): object => {
  const current: unknown = window.history.state
  return typeof current === 'object' && current !== null ? current : {}
}

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
    if (!(MARK in state())) window.history.pushState({ ...state(), [MARK]: true }, '')
    const onPop = (): void => {
      if (!(MARK in state())) close.current()
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      if (MARK in state()) window.history.back()
    }
  }, [isOpen])
}

/** Runs a navigation after the history entry of a form's dialog has been left. */
export const afterOverlayHistory = (run: () => void): void => afterHistoryBack(() => MARK in state(), run)
