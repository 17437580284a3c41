import { MINI_GAME_BOUNDS_MS } from '#domain/timing'
import { createSpot } from './widget-position'
import { followKeys } from './follow-keys'
import { followPointer } from './follow-pointer'

export interface Parts {
  /** The room that it may be moved in. */
  readonly layer: HTMLElement
  readonly widget: HTMLElement
  readonly handle: HTMLElement
}

export interface Movable {
  readonly check: () => void
  readonly stop: () => void
}

/**
 * Lets the widget be moved, and keeps it within its bounds: these are looked at every 250 ms, because neither the game's
 * size nor the screen's is ours to know of (MIN-02). Folded it is dragged by any part; open, by its handle alone, because
 * the game may want the finger for itself.
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
