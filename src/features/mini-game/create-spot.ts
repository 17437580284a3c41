import { type Bounds, marginOf, type Place, placeAt, type Share, shareOf } from '#domain/rules/floating-place'
import { firstPlace, keepPlace, keptPlace, orientationNow } from './kept-place'

/** Where the widget stands in its layer. What the player does with it is kept for each orientation. */
export interface Spot {
  /** Puts it where it belongs, by the sizes of now. */
  readonly check: () => void
  readonly place: () => Place
  readonly share: () => Share
  /** Moves it as near to a place as the bounds allow. */
  readonly moveTo: (place: Place) => void
  readonly moveToShare: (share: Share) => void
  /** Back to where it stands for a new player. */
  readonly reset: () => void
  readonly keep: () => void
}

export const createSpot = (layer: HTMLElement, widget: HTMLElement): Spot => {
  let orientation = orientationNow()
  let share = keptPlace(orientation)

  const bounds = (): Bounds => ({
    room: { width: layer.offsetWidth, height: layer.offsetHeight },
    own: { width: widget.offsetWidth, height: widget.offsetHeight },
    margin: marginOf(window.innerWidth),
  })
  const place = (): Place => placeAt(share, bounds())
  const check = (): void => {
    const held = orientationNow()
    if (held !== orientation) {
      orientation = held
      share = keptPlace(held)
    }
    const { x, y } = place()
    widget.style.left = `${x.toFixed(1)}px`
    widget.style.top = `${y.toFixed(1)}px`
  }
  const moveToShare = (next: Share): void => {
    share = next
    check()
  }
  return {
    check,
    place,
    share: () => share,
    moveTo: (next) => moveToShare(shareOf(next, bounds())),
    moveToShare,
    reset: () => moveToShare(firstPlace()),
    keep: () => keepPlace(orientation, share),
  }
}
