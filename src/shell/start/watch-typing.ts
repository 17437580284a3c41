import { beginActivity } from '../../shared/overlays/overlay-queue'

const TYPED_INTO =
  'input:not([readonly], [type=checkbox], [type=radio], [type=range]), textarea:not([readonly]), [contenteditable]'

/** A focused field counts as a form: nothing that the player has not requested opens over it. Call once per page. */
export const watchTyping = (): void => {
  let end: (() => void) | undefined
  const follow = (): void => {
    const isTyping = document.activeElement?.matches(TYPED_INTO) === true
    if (isTyping === (end !== undefined)) return
    end?.()
    end = isTyping ? beginActivity('form') : undefined
  }
  document.addEventListener('focusin', follow)
  // The next element has the focus only after this event.
  document.addEventListener('focusout', () => setTimeout(follow))
  follow()
}
