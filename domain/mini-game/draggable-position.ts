/** Where something that floats over the screen may stand (MIN-02). Lengths in px, from the top left corner of its room. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A part of the way from one edge to the other, 0 to 1, along each axis: it means the same in a room of another size. */
export type RelativePosition = Point

export interface Bounds {
  readonly room: Size
  readonly own: Size
  /** Kept free at every edge. */
  readonly margin: number
}

export const DRAG_THRESHOLD_PX = 2 // S9, a press that moves no further is a click

const MARGIN_SHARE = 0.02 // S9, of the window's width

export const marginOf = (windowWidth: number): number => windowWidth * MARGIN_SHARE

/** Where it stands at this share of the way. What is larger than its room begins at the first edge. */
export const toPixels = (share: RelativePosition, { room, own, margin }: Bounds): Point => ({
  x: margin + share.x * wayOf(room.width, own.width, margin),
  y: margin + share.y * wayOf(room.height, own.height, margin),
})

/** What share of the way a place is; from outside of the bounds, that of the nearest place within. */
export const toRelative = (place: Point, { room, own, margin }: Bounds): RelativePosition => ({
  x: partOf(place.x - margin, wayOf(room.width, own.width, margin)),
  y: partOf(place.y - margin, wayOf(room.height, own.height, margin)),
})

/** The corner after the one that is nearest, the way a clock's hand goes. */
export const nextCorner = ({ x, y }: RelativePosition): RelativePosition => {
  const isRight = x >= 0.5
  const isLow = y >= 0.5
  return { x: isLow ? 0 : 1, y: isRight ? 1 : 0 }
}

/** Has a pointer gone so far that it drags? */
export const isDrag = (from: Point, to: Point): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) > DRAG_THRESHOLD_PX

/** As it is stored: `0.25 1`. */
export const serializePosition = ({ x, y }: RelativePosition): string => `${x.toFixed(4)} ${y.toFixed(4)}`

/** Null for what is none. */
export const parsePosition = (text: string | null): RelativePosition | null => {
  const [x = NaN, y = NaN, ...more] = (text ?? '')
    .split(' ')
    .map((part) => (part === '' ? NaN : Number(part)))
  return more.length === 0 && isPart(x) && isPart(y) ? { x, y } : null
}

const wayOf = (room: number, own: number, margin: number): number => Math.max(0, room - own - 2 * margin)

const partOf = (distance: number, way: number): number =>
  way === 0 ? 0 : Math.min(1, Math.max(0, distance / way))

const isPart = (value: number): boolean => value >= 0 && value <= 1
