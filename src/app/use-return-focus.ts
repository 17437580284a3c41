import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to what opened an overlay, or to where it was in one that had been covered. The browser does so
 * when a dialog is closed, but not when it is taken out of the document. @param id of the open overlay, if any
 */
export const useReturnFocus = (id: number | undefined): void => {
  const trail = useRef<readonly HTMLElement[]>([]) // what had the focus and is still there, the last one last

  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement)
        trail.current = [...trail.current.filter((each) => each !== target && each.isConnected), target]
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    if (id === undefined) return undefined
    return () => {
      const { activeElement, body } = document
      if (activeElement !== null && activeElement !== body) return
      const there = trail.current.filter((each) => each.isConnected)
      there[there.length - 1]?.focus({ preventScroll: true })
    }
  }, [id])
}
