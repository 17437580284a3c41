/** A keyboard covers at least a third of the screen. A browser's bars, which appear and disappear, are lower. */
const MIN_KEYBOARD_PX = 120
/** Elements that open the keyboard. An iframe is the chat, which has its own text field. */
const TYPED_INTO =
  'input:not([readonly], [type=checkbox], [type=radio], [type=range]), textarea:not([readonly]), [contenteditable], iframe'

/** The largest height of the page at the current width. Rotating the phone resets it. */
let tallest = { width: 0, height: 0 }

const updateTallest = (width: number, height: number): number => {
  tallest = { width, height: tallest.width === width ? Math.max(tallest.height, height) : height }
  return tallest.height
}

/**
 * Sets `data-keyboard` if the keyboard is open, and `--keyboard` to the height of the page that it covers. The height
 * is 0 if the browser resizes the page (Chrome), else the keyboard's (Safari).
 */
const follow = (viewport: VisualViewport): void => {
  const field = document.activeElement?.closest<HTMLElement>(TYPED_INTO) ?? null
  if (field && viewport.scale > 1.01) return // zoomed in: hidden parts are hidden by the zoom
  const full = updateTallest(window.innerWidth, Math.max(window.innerHeight, viewport.height))
  const isOpen = field !== null && full - viewport.height >= MIN_KEYBOARD_PX
  const under = isOpen ? Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop) : 0
  const root = document.documentElement
  root.toggleAttribute('data-keyboard', isOpen)
  root.style.setProperty('--keyboard', `${String(Math.round(under))}px`)
  if (isOpen) field.scrollIntoView({ block: 'nearest' })
}

/** Scrolls the focused field above the keyboard of a touch device (SHL-09). Call once per page. */
export const keepFocusAboveKeyboard = (): void => {
  const viewport = window.visualViewport
  if (!viewport || !window.matchMedia('(pointer: coarse)').matches) return
  const look = (): void => follow(viewport)
  updateTallest(window.innerWidth, Math.max(window.innerHeight, viewport.height))
  viewport.addEventListener('resize', look)
  document.addEventListener('focusin', look)
  document.addEventListener('focusout', look)
}
