import { nextCorner, type Point } from '#domain/mini-game/draggable-position'
import type { WidgetPosition } from './widget-position'
import { listen } from './add-listener'

const STEP_PX = 16
const LARGE_STEP_PX = 64 // with Shift

const WAYS = new Map<string, Point>([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
])

/**
 * Moves the widget by the keys of its handle: arrows by a step, Home back to the initial position. A click moves it
 * to the next corner: it is the only action of a screen reader on a phone.
 */
export const followKeys = (handle: HTMLElement, spot: WidgetPosition): (() => void) => {
  const stops = [
    listen(handle, 'keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const way = WAYS.get(event.key)
      if (!way && event.key !== 'Home') return
      event.preventDefault()
      const step = event.shiftKey ? LARGE_STEP_PX : STEP_PX
      const { x, y } = spot.place()
      if (way) spot.moveTo({ x: x + way.x * step, y: y + way.y * step })
      else spot.reset()
      spot.save()
    }),
    listen(handle, 'click', () => {
      spot.moveToShare(nextCorner(spot.share()))
      spot.save()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
