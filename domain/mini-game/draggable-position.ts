/** Position of a floating element on the screen (MIN-02), in px from the top left corner of the area. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Position as a share of the free length of each axis, 0 to 1, so it also fits an area of another size. */
export type RelativePosition = Point

export interface Bounds {
  readonly room: Size
  readonly own: Size
  /** Free space at every edge. */
  readonly margin: number
}

export const DRAG_THRESHOLD_PX = 2 // S9, a press that moves no further is a click

const MARGIN_SHARE = 0.02 // S9, of the window's width

export const marginOf = (windowWidth: number): number => windowWidth * MARGIN_SHARE

/** Returns the position in px. An element larger than its area begins at the first edge. */
export const toPixels = (share: RelativePosition, { room, own, margin }: Bounds): Point => ({
  x: margin + share.x * wayOf(room.width, own.width, margin),
  y: margin + share.y * wayOf(room.height, own.height, margin),
})

/** Returns the relative position of a point; outside the bounds, of the nearest point inside them. */
export const toRelative = (place: Point, { room, own, margin }: Bounds): RelativePosition => ({
  x: partOf(place.x - margin, wayOf(room.width, own.width, margin)),
  y: partOf(place.y - margin, wayOf(room.height, own.height, margin)),
})

/** Returns the corner after the nearest one, clockwise. */
export const nextCorner = ({ x, y }: RelativePosition): RelativePosition => {
  const isRight = x >= 0.5
  const isLow = y >= 0.5
  return { x: isLow ? 0 : 1, y: isRight ? 1 : 0 }
}

/** True if the pointer has moved far enough for a drag. */
export const isDrag = (from: Point, to: Point): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) > DRAG_THRESHOLD_PX

/** Returns the stored form, such as `0.2500 1.0000`. */
export const serializePosition = ({ x, y }: RelativePosition): string => `${x.toFixed(4)} ${y.toFixed(4)}`

/** Returns null for an invalid text. */
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
