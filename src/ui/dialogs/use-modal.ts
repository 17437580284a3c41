import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onCancel: (event: SyntheticEvent) => void
  readonly onPointerDown: (event: MouseEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

/**
 * A native dialog that is open while it is rendered. The browser traps the focus, makes the rest inert, and restores
 * the focus afterwards. Escape and a tap outside request a close; the overlay host handles Back.
 * @param onClose undefined if the player must answer
 * @param isOpen false for one that is rendered before it opens
 */
export const useModal = (onClose: (() => void) | undefined, isOpen = true): Modal => {
  const ref = useRef<HTMLDialogElement>(null)
  const latest = useRef(onClose)
  const end = useRef<() => void>(undefined)
  const pressed = useRef<EventTarget>(null)
  useEffect(() => {
    latest.current = onClose
  })

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return undefined
    // Chrome closes a dialog that opened by itself without a `cancel` event, and any dialog at a second Escape:
    // https://developer.chrome.com/docs/web-platform/close-watcher
    const onNativeClose = (): void => {
      if (latest.current) latest.current()
      else if (!dialog.open) dialog.showModal()
    }
    dialog.showModal()
    dialog.addEventListener('close', onNativeClose)
    document.documentElement.dataset.overlay = ''
    end.current = () => {
      dialog.removeEventListener('close', onNativeClose)
      dialog.close()
      if (!document.querySelector('dialog[open]')) delete document.documentElement.dataset.overlay
    }
    return end.current
  }, [isOpen])

  // Closes the dialog while it is still in the document: the browser does not return the focus from a removed one.
  useLayoutEffect(() => () => end.current?.(), [])

  return {
    ref,
    onCancel: (event) => {
      event.preventDefault()
      // React also passes the event to a surrounding dialog.
      if (event.target === event.currentTarget) onClose?.()
    },
    onPointerDown: (event) => {
      pressed.current = event.target
    },
    // A text selection by mouse that ends outside is a click on the dialog, too.
    onClick: (event) => {
      if (event.target === event.currentTarget && pressed.current === event.target) onClose?.()
    },
  }
}
