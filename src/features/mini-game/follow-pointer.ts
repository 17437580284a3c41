import { MINI_GAME_CLICK_MS } from '#domain/timing'
import { isDrag, type Point } from '#domain/mini-game/draggable-position'
import { listen } from './add-listener'
import type { WidgetPosition } from './widget-position'

interface Press {
  readonly pointer: number
  readonly from: Point
  /** Position of the widget at that time. */
  readonly origin: Point
  readonly isDrag: boolean
}

/**
 * Moves the widget with a pointer, and decides which clicks reach its content. A click that ends a drag does not,
 * nor one within 250 ms of another (MIN-02).
 * @param grip the element on which a drag may start
 */
export const followPointer = (
  widget: HTMLElement,
  grip: () => HTMLElement,
  spot: WidgetPosition,
): (() => void) => {
  let press: Press | undefined
  let isDragged = false
  let clickedAt = -Infinity
  let clicked: EventTarget | null = null

  const follow = (event: PointerEvent): void => {
    if (event.pointerId !== press?.pointer) return
    const { from, origin } = press
    const to = pointOf(event)
    if (!press.isDrag) {
      if (!isDrag(from, to)) return
      press = { ...press, isDrag: true }
      isDragged = true
      // Not earlier: the element that captures a pointer also gets its click.
      widget.setPointerCapture(event.pointerId)
    }
    spot.moveTo({ x: origin.x + to.x - from.x, y: origin.y + to.y - from.y })
  }
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== press?.pointer) return
    if (press.isDrag) spot.save()
    press = undefined
  }
  // A fast mouse has left the widget before the widget has moved.
  const page = document.documentElement
  const stops = [
    listen(widget, 'pointerdown', (event) => {
      if (!event.isPrimary || event.button !== 0) return
      isDragged = false
      if (!(event.target instanceof Node) || !grip().contains(event.target)) return
      press = { pointer: event.pointerId, from: pointOf(event), origin: spot.place(), isDrag: false }
    }),
    listen(page, 'pointermove', follow, true),
    listen(page, 'pointerup', end, true),
    listen(page, 'pointercancel', end, true),
    listen(widget, 'dragstart', (event) => event.preventDefault()),
    listen(
      widget,
      'click',
      (event) => {
        const isEcho = event.timeStamp - clickedAt < MINI_GAME_CLICK_MS && !isOfLabel(event.target, clicked)
        if (!isEcho) {
          clicked = event.target
          clickedAt = event.timeStamp
        }
        const isOfDrag = isDragged && event.detail > 0 // a click by a key has no count
        isDragged = false
        if (!isEcho && !isOfDrag) return
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      true,
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A click on a label is followed at once by one on its field, which does not count as a second click. */
const isOfLabel = (target: EventTarget | null, clicked: EventTarget | null): boolean =>
  clicked instanceof Element && target instanceof Element && clicked.closest('label')?.control === target

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
