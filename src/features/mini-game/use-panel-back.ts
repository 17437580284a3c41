import { useEffect } from 'react'
import {
  afterOverlay,
  isOverlayEntry,
  markForwardEntry,
  popOverlayEntry,
  pushOverlayEntry,
} from '../../shared/routing/overlay-history'

/**
 * Back closes the open panel, and leaves the screen as it is. A dialog above the panel uses the same history entry, so
 * the panel has one again when the dialog has closed.
 */
export const usePanelBack = (isOpen: boolean, isShown: boolean, close: () => void): void => {
  useEffect(() => {
    if (!isOpen || !isShown) return undefined
    const listening = new AbortController()
    const onPop = (): void => {
      if (isOverlayEntry()) return
      markForwardEntry()
      close()
    }
    afterOverlay(() => {
      if (listening.signal.aborted) return
      pushOverlayEntry()
      window.addEventListener('popstate', onPop, { signal: listening.signal })
    })
    return () => listening.abort()
  }, [isOpen, isShown, close])
  useEffect(() => (isOpen ? popOverlayEntry : undefined), [isOpen])
}
