import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to what opened an overlay, or to where it was in one that another had covered. The browser does so
 * when a dialog is closed, but not when it is taken out of the document. @param id of the open overlay, if any
 */
export const useReturnFocus = (id: number | undefined): void => {
  const opener = useRef<HTMLElement | null>(null)
  const inside = useRef(new WeakMap<Element, HTMLElement>())
  const isOpen = id !== undefined

  useEffect(() => {
    const remember = (event: FocusEvent): void => {
      if (!(event.target instanceof HTMLElement)) return
      const dialog = event.target.closest('dialog')
      if (dialog) inside.current.set(dialog, event.target)
      else opener.current = event.target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    if (!isOpen) return undefined
    return () => {
      if (opener.current?.isConnected === true) takeUp(opener.current)
    }
  }, [isOpen])

  useEffect(() => {
    const dialog = document.querySelector('dialog[open]')
    if (dialog) takeUp(inside.current.get(dialog))
  }, [id])
}

/** Gives it the focus that nothing has. */
const takeUp = (element: HTMLElement | undefined): void => {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) element?.focus({ preventScroll: true })
}
