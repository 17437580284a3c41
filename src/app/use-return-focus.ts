import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to what opened an overlay. The browser does so when a dialog is closed, but not when it is
 * taken out of the document. @param id of the open overlay, if any
 */
export const useReturnFocus = (id: number | undefined): void => {
  const opener = useRef<Element | null>(null)
  const isOpen = id !== undefined

  useEffect(() => {
    const remember = (event: FocusEvent): void => {
      if (event.target instanceof Element && !event.target.closest('dialog')) opener.current = event.target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    if (!isOpen) return undefined
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && opener.current instanceof HTMLElement && opener.current.isConnected) {
        opener.current.focus({ preventScroll: true })
      }
    }
  }, [isOpen])
}
