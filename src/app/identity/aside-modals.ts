/** Dialogs that stand aside: what they say of being closed meanwhile is not the player's. */
const aside = new WeakSet<EventTarget>()

interface AsideModals {
  /** Shows them where they were, without their hold on the rest of the document. */
  readonly showAside: () => void
  /** Makes them modal again. */
  readonly showAgain: () => void
}

/** Closes what is modal, the last one first, so that the focus is where it was before. No frame in them begins anew. */
export const closeModals = (): AsideModals => {
  const modals = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
  document.addEventListener('close', keepOpen, true)
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
    showAgain: () => {
      // Whoever has gone back has closed some.
      const left = modals.filter(({ isConnected, open }) => isConnected && open)
      closeInOrder(left)
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true }) // the modal gives the focus back to it
      for (const modal of left) {
        for (const name of NAMES) modal.style[name] = ''
        modal.showModal()
        endAnimation(modal)
      }
    },
  }
}

const closeInOrder = (modals: readonly HTMLDialogElement[]): void => {
  for (const modal of [...modals].reverse()) {
    aside.add(modal)
    modal.close()
  }
}

const NAMES = ['position', 'insetBlockStart', 'zIndex', 'boxShadow'] as const

/** As the browser draws a modal; what lies behind it is darkened by its shadow, as it has no backdrop. */
const AS_BEFORE: Readonly<Record<(typeof NAMES)[number], string>> = {
  position: 'fixed',
  insetBlockStart: '0',
  zIndex: '1000',
  boxShadow: '0 0 0 200vmax rgba(6, 10, 20, 0.6)',
}

/** The browser tells of it a moment later, when it is open again. */
const keepOpen = (event: Event): void => {
  const { target } = event
  if (target instanceof HTMLDialogElement && target.open && aside.has(target))
    event.stopImmediatePropagation()
}

/** It does not come in once more. */
const endAnimation = (modal: HTMLDialogElement): void => {
  for (const animation of modal.getAnimations({ subtree: true })) {
    const { effect } = animation
    if (effect instanceof KeyframeEffect && effect.target === modal) animation.finish()
  }
}
