import { device } from '../../shared/page/device'

const CLICK_PX = 6 // a hand moves a little during a click
const SETTLE_MS = 400 // a smooth scroll to the next item takes less

/**
 * Lets the mouse drag the rows that scroll sideways, as a finger does. A click at the end of a drag opens nothing. Call
 * once per page.
 */
export const dragRows = (): void => {
  document.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || !(event.target instanceof Element)) return
    const row = event.target.closest<HTMLElement>('.scroller')
    if (row && row.scrollWidth > row.clientWidth) follow(row, event.clientX)
  })
  document.addEventListener('dragstart', (event) => {
    if (event.target instanceof Element && event.target.closest('.scroller')) event.preventDefault()
  })
}

/** Ends the settling of the last row, if it still moves. */
let endSettling = (): void => undefined

/** Moves the row with the mouse until its button is released. */
const follow = (row: HTMLElement, start: number): void => {
  const from = row.scrollLeft
  const root = document.documentElement
  let hasMoved = false
  const move = ({ clientX }: PointerEvent): void => {
    if (!hasMoved) {
      if (Math.abs(clientX - start) < CLICK_PX) return
      hasMoved = true
      endSettling()
    }
    root.dataset['dragging'] = ''
    row.style.scrollSnapType = 'none'
    row.style.scrollBehavior = 'auto'
    row.scrollLeft = from + start - clientX
  }
  const end = (): void => {
    window.removeEventListener('pointermove', move)
    for (const name of ['pointerup', 'pointercancel']) window.removeEventListener(name, end)
    if (!hasMoved) return
    delete root.dataset['dragging']
    ignoreClick()
    settle(row)
  }
  window.addEventListener('pointermove', move)
  for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, end)
}

/** The click of a drag follows its last event at once. */
const ignoreClick = (): void => {
  const stop = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }))
}

/** Scrolls a row that snaps to its nearest item, before the browser would jump there. */
const settle = (row: HTMLElement): void => {
  row.style.scrollBehavior = ''
  row.style.scrollSnapType = ''
  const { scrollSnapType, direction, scrollPaddingInlineStart } = getComputedStyle(row)
  if (scrollSnapType === 'none') return
  row.style.scrollSnapType = 'none'
  const edge = (box: DOMRect): number => (direction === 'rtl' ? box.right : box.left)
  const inset = (Number.parseFloat(scrollPaddingInlineStart) || 0) * (direction === 'rtl' ? -1 : 1)
  const [least, most] = reachOf(row, direction === 'rtl')
  const ways = [...row.children].map((item) => {
    const way = edge(item.getBoundingClientRect()) - edge(row.getBoundingClientRect()) - inset
    return Math.min(Math.max(way, least), most) // the last items cannot reach the start
  })
  const left = ways.reduce((best, way) => (Math.abs(way) < Math.abs(best) ? way : best), Infinity)
  row.scrollBy({ left, behavior: device.isMotionReduced ? 'auto' : 'smooth' })
  const timer = setTimeout(() => endSettling(), SETTLE_MS)
  endSettling = () => {
    clearTimeout(timer)
    row.style.scrollSnapType = ''
    endSettling = () => undefined
  }
}

/** Returns how far a row can still scroll to the left, as a negative number, and to the right. */
const reachOf = (row: HTMLElement, isRightToLeft: boolean): readonly [least: number, most: number] => {
  const range = row.scrollWidth - row.clientWidth
  const left = isRightToLeft ? range + row.scrollLeft : row.scrollLeft
  return [-left, range - left]
}
