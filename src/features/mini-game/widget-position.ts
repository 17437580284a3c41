import {
  type Bounds,
  marginOf,
  type Point,
  toPixels,
  type RelativePosition,
  toRelative,
} from '#domain/mini-game/draggable-position'
import { initialPosition, storePosition, storedPosition, orientationNow } from './stored-position'

/** Position of the widget in its layer. The player's changes are saved for each orientation. */
export interface WidgetPosition {
  /** Moves it into the bounds of the current sizes. */
  readonly check: () => void
  readonly place: () => Point
  readonly share: () => RelativePosition
  /** Moves it as near to a point as the bounds allow. */
  readonly moveTo: (place: Point) => void
  readonly moveToShare: (share: RelativePosition) => void
  /** Resets it to the initial position. */
  readonly reset: () => void
  readonly save: () => void
}

export const createSpot = (layer: HTMLElement, widget: HTMLElement): WidgetPosition => {
  let orientation = orientationNow()
  let share = storedPosition(orientation)

  const bounds = (): Bounds => ({
    room: { width: layer.offsetWidth, height: layer.offsetHeight },
    own: { width: widget.offsetWidth, height: widget.offsetHeight },
    margin: marginOf(window.innerWidth),
  })
  const place = (): Point => toPixels(share, bounds())
  const check = (): void => {
    const held = orientationNow()
    if (held !== orientation) {
      orientation = held
      share = storedPosition(held)
    }
    const { x, y } = place()
    widget.style.left = `${x.toFixed(1)}px`
    widget.style.top = `${y.toFixed(1)}px`
  }
  const moveToShare = (next: RelativePosition): void => {
    share = next
    check()
  }
  return {
    check,
    place,
    share: () => share,
    moveTo: (next) => moveToShare(toRelative(next, bounds())),
    moveToShare,
    reset: () => moveToShare(initialPosition()),
    save: () => storePosition(orientation, share),
  }
}
