import { beginActivity } from '../../shared/overlays/overlay-queue'

const TYPED_INTO =
  'input:not([readonly], [type=checkbox], [type=radio], [type=range]), textarea:not([readonly]), [contenteditable]'

/**
 * A focused field counts as a form: nothing that the player has not requested opens over it. A player who leaves the
 * app has stopped typing, though the field keeps the focus: a tap on a notification then opens its page (PSH-03).
 * Call once per page.
 */
export const watchTyping = (): void => {
  let end: (() => void) | undefined
  const set = (isTyping: boolean): void => {
    if (isTyping === (end !== undefined)) return
    end?.()
    end = isTyping ? beginActivity('form') : undefined
  }
  const follow = (): void => set(document.activeElement?.matches(TYPED_INTO) === true)
  document.addEventListener('focusin', follow)
  document.addEventListener('input', follow)
  document.addEventListener('focusout', () => setTimeout(follow)) // the next field has the focus by then
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') set(false)
  })
  follow()
}
