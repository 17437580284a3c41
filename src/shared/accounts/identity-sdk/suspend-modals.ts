interface SuspendedModals {
  /** Shows them at the same position without making the rest of the document inert. */
  readonly showAside: () => void
  /** True if exactly these dialogs are open. */
  readonly areAsBefore: () => boolean
  /** Makes them modal again, followed by those opened meanwhile. */
  readonly showAgain: () => void
}

/**
 * Closes all modals, the last one first, so the focus returns to where it was before. Frames inside them do not
 * reload.
 */
export const suspendModals = (): SuspendedModals => {
  const modals = openDialogs()
  closeInOrder(modals)
  const opener = document.activeElement
  return {
    showAside: () => {
      for (const modal of modals) {
        Object.assign(modal.style, AS_BEFORE)
        modal.show()
        endAnimation(modal)
      }
    },
    areAsBefore: () => {
      const now = openDialogs()
      return now.length === modals.length && now.every((each) => modals.includes(each))
    },
    showAgain: () => {
      const now = openDialogs()
      // The player may have closed some by going back.
      const left = modals.filter((each) => now.includes(each))
      const inOrder = [...left, ...now.filter((each) => !left.includes(each))]
      closeInOrder(inOrder)
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true }) // the modal returns the focus to it
      for (const modal of inOrder) {
        for (const name of NAMES) modal.style[name] = ''
        modal.showModal()
        endAnimation(modal)
      }
    },
  }
}

const openDialogs = (): HTMLDialogElement[] => [
  ...document.querySelectorAll<HTMLDialogElement>('dialog[open]'),
]

const closeInOrder = (modals: readonly HTMLDialogElement[]): void => {
  for (const modal of [...modals].reverse()) {
    // The browser fires the event when the modal is open again, so it must not look like a close by the player.
    modal.addEventListener('close', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    })
    modal.close()
  }
}

const NAMES = ['position', 'insetBlockStart', 'zIndex', 'boxShadow'] as const

/** Style of a modal as the browser draws it. It has no backdrop, so its shadow darkens the page. */
const AS_BEFORE: Readonly<Record<(typeof NAMES)[number], string>> = {
  position: 'fixed',
  insetBlockStart: '0',
  zIndex: '1000',
  boxShadow: '0 0 0 200vmax rgba(6, 10, 20, 0.6)',
}

/** Ends the opening animation, which must not run a second time. */
const endAnimation = (modal: HTMLDialogElement): void => {
  for (const animation of modal.getAnimations({ subtree: true })) {
    const { effect } = animation
    if (effect instanceof KeyframeEffect && effect.target === modal) animation.finish()
  }
}
