import { useEffect } from 'react'
import { closeOverlay } from '../../shared/overlays/overlay-queue'
import {
  normalizeOverlayEntry,
  isLeavingOverlay,
  isOverlayEntry,
  popOverlayEntry,
  markForwardEntry,
  pushOverlayEntry,
} from '../../shared/routing/overlay-history'

/** Back closes the open overlay and leaves the screen as it is. @param id of the open overlay, if any */
export const useOverlayBack = (id: number | undefined): void => {
  useEffect(normalizeOverlayEntry, [])

  useEffect(() => {
    if (id === undefined) return undefined
    pushOverlayEntry()
    const onPop = (): void => {
      if (isOverlayEntry()) return
      if (isLeavingOverlay()) {
        pushOverlayEntry()
        return
      }
      markForwardEntry()
      closeOverlay(id)
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [id])

  // Only after the last overlay: the next one reuses the history entry of the previous one.
  const isOpen = id !== undefined
  useEffect(() => (isOpen ? popOverlayEntry : undefined), [isOpen])
}
