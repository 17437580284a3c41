import { device } from '../../shared/page/device'
import styles from './row-arrows.module.css'

const PAGE_SHARE = 0.8 // of the row's width, so that a part of the last page stays in view
const HALF_ARROW = 22 // px
const ARROW = 'M9.5 5.5 16 12l-6.5 6.5' // on a grid of 24
const NAMESPACE = 'http://www.w3.org/2000/svg'

type Way = -1 | 1

/**
 * Shows two arrows on a row that scrolls sideways while the mouse is over it. They are for the mouse alone: a keyboard
 * moves the focus in the row, and the browser scrolls to it. Call once per page.
 */
export const showRowArrows = (): void => {
  const arrows = ([-1, 1] as const).map((way) => [way, createArrow(way, () => page(way))] as const)
  let row: HTMLElement | null = null

  const page = (way: Way): void =>
    row?.scrollBy({
      left: way * row.clientWidth * PAGE_SHARE,
      behavior: device.isMotionReduced ? 'auto' : 'smooth',
    })

  const place = (): void => {
    const box = row?.isConnected ? row.getBoundingClientRect() : undefined
    for (const [way, arrow] of arrows) {
      arrow.hidden = !row || !box || !canScroll(row, way)
      if (!box || arrow.hidden) continue
      const edge = way < 0 ? Math.max(box.left, 0) + HALF_ARROW : Math.min(box.right, innerWidth) - HALF_ARROW
      arrow.style.left = `${String(edge)}px`
      arrow.style.top = `${String(box.top + box.height / 2)}px`
    }
  }

  document.addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return
    if (arrows.some(([, arrow]) => arrow.contains(target))) return
    row = target.closest<HTMLElement>('.scroller')
    place()
  })
  for (const name of ['scroll', 'resize'])
    window.addEventListener(name, place, { capture: true, passive: true })
}

/** True if the row has more on this side, -1 for the left one. From right to left, positions are negative. */
const canScroll = (row: HTMLElement, way: Way): boolean => {
  const range = row.scrollWidth - row.clientWidth
  const left = getComputedStyle(row).direction === 'rtl' ? range + row.scrollLeft : row.scrollLeft
  return way < 0 ? left > 1 : left < range - 1
}

const createArrow = (way: Way, onClick: () => void): HTMLElement => {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', className: styles['arrow'], tabIndex: -1, hidden: true })
  button.setAttribute('aria-hidden', 'true')
  const icon = document.createElementNS(NAMESPACE, 'svg')
  icon.setAttribute('viewBox', '0 0 24 24')
  const line = document.createElementNS(NAMESPACE, 'path')
  line.setAttribute('d', ARROW)
  if (way < 0) line.setAttribute('transform', 'matrix(-1 0 0 1 24 0)')
  icon.append(line)
  button.append(icon)
  button.addEventListener('mousedown', (event) => event.preventDefault()) // it takes no focus
  button.addEventListener('click', onClick)
  document.body.append(button)
  return button
}
