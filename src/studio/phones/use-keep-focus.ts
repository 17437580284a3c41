import { useEffect } from 'react'

const HOVER_MS = 100 // the frame of another process reports the pointer a moment later than the focus

/**
 * Returns the focus to the form when a phone has taken it by itself, as a popup of the app does while the operator
 * types. A click into the phone, or the Tab key, moves the focus there.
 */
export const useKeepFocus = (): void => {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let last: HTMLElement | null = null
    let isTab = false
    const onFocus = ({ target }: FocusEvent): void => {
      isTab = false
      if (target instanceof HTMLElement && !(target instanceof HTMLIFrameElement)) last = target
    }
    const returnFocus = (): void => {
      const { activeElement } = document
      if (activeElement instanceof HTMLIFrameElement && !isTab && !activeElement.matches(':hover'))
        last?.focus({ preventScroll: true })
    }
    document.addEventListener('focusin', onFocus, { signal })
    document.addEventListener('keydown', ({ key }) => void (isTab = key === 'Tab'), { signal })
    window.addEventListener('blur', () => void setTimeout(returnFocus, HOVER_MS), { signal })
    return () => listening.abort()
  }, [])
}
