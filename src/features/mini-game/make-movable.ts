import { MINI_GAME_BOUNDS_MS } from '#domain/timing'
import { createSpot } from './widget-position'
import { followKeys } from './follow-keys'
import { followPointer } from './follow-pointer'

export interface Parts {
  /** The area that it may be moved in. */
  readonly layer: HTMLElement
  readonly widget: HTMLElement
  readonly handle: HTMLElement
}

export interface Movable {
  readonly check: () => void
  readonly stop: () => void
}

/**
 * Makes the widget movable and keeps it within its bounds. They are checked every 250 ms, because the app does not
 * know the game's and the screen's sizes (MIN-02). Closed, it is dragged by any part. Open, it is dragged only by
 * its handle, because the game may need touch input.
 */
export const makeMovable = ({ layer, widget, handle }: Parts): Movable => {
  const spot = createSpot(layer, widget)
  const stopPointer = followPointer(widget, () => ('open' in widget.dataset ? handle : widget), spot)
  const stopKeys = followKeys(handle, spot)
  const timer = setInterval(spot.check, MINI_GAME_BOUNDS_MS)
  window.addEventListener('resize', spot.check)
  spot.check()
  return {
    check: spot.check,
    stop: () => {
      clearInterval(timer)
      window.removeEventListener('resize', spot.check)
      stopPointer()
      stopKeys()
    },
  }
}
