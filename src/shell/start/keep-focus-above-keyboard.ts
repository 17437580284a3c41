/** A keyboard takes a third of the screen and more; the bars of a browser, which come and go, take less. */
const MIN_KEYBOARD_PX = 120
/** A frame is the chat's, which has a field of its own. */
const TYPED_INTO =
  'input:not([readonly], [type=checkbox], [type=radio], [type=range]), textarea:not([readonly]), [contenteditable], iframe'

/** The tallest that the page has been at a width: a phone that is turned begins anew. */
let tallest = { width: 0, height: 0 }

const updateTallest = (width: number, height: number): number => {
  tallest = { width, height: tallest.width === width ? Math.max(tallest.height, height) : height }
  return tallest.height
}

/**
 * Sets for the styles whether the keyboard is open and how much of the page it covers: nothing where the browser
 * resizes the page (Chrome), its height where it does not (Safari).
 */
const follow = (viewport: VisualViewport): void => {
  const field = document.activeElement?.closest<HTMLElement>(TYPED_INTO) ?? null
  if (field && viewport.scale > 1.01) return // the player looks closer: what is hidden is hidden by that
  const full = updateTallest(window.innerWidth, Math.max(window.innerHeight, viewport.height))
  const isOpen = field !== null && full - viewport.height >= MIN_KEYBOARD_PX
  const under = isOpen ? Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop) : 0
  const root = document.documentElement
  root.toggleAttribute('data-keyboard', isOpen)
  root.style.setProperty('--keyboard', `${String(Math.round(under))}px`)
  if (isOpen) field.scrollIntoView({ block: 'nearest' })
}

/** Keeps what is typed into above the keyboard of a device that is touched (SHL-09). Once in the life of a page. */
export const keepFocusAboveKeyboard = (): void => {
  const viewport = window.visualViewport
  if (!viewport || !window.matchMedia('(pointer: coarse)').matches) return
  const look = (): void => follow(viewport)
  updateTallest(window.innerWidth, Math.max(window.innerHeight, viewport.height))
  viewport.addEventListener('resize', look)
  document.addEventListener('focusin', look)
  document.addEventListener('focusout', look)
}
