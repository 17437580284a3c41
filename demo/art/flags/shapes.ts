export type Point = readonly [x: number, y: number]

/** Part of a flag: true for the points it covers. A flag is 30 wide and 20 high, with 0,0 at the top of the hoist. */
export type Shape = (x: number, y: number) => boolean

export const WIDTH = 30
export const HEIGHT = 20

export const rect =
  (left: number, top: number, width: number, height: number): Shape =>
  (x, y) =>
    x >= left && x < left + width && y >= top && y < top + height

export const disc =
  (centreX: number, centreY: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - centreX, y - centreY) <= radius

export const ring =
  (centreX: number, centreY: number, outer: number, inner: number): Shape =>
  (x, y) => {
    const far = Math.hypot(x - centreX, y - centreY)
    return far <= outer && far >= inner
  }

/** The area inside the corners; a line that crosses itself leaves holes. */
export const polygon = (points: readonly Point[]): Shape => {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const box = rect(Math.min(...xs), Math.min(...ys), spanOf(xs), spanOf(ys))
  const sides = points.map(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay]
    return { ax, ay, by, slope: (bx - ax) / (by - ay) }
  })
  return (x, y) => {
    if (!box(x, y)) return false // most of a flag is outside most of its stars
    let isInside = false
    for (const { ax, ay, by, slope } of sides) {
      if (ay > y !== by > y && x < ax + (y - ay) * slope) isInside = !isInside
    }
    return isInside
  }
}

const spanOf = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers)

/** A straight bar of a width from one point to another. */
export const bar = ([ax, ay]: Point, [bx, by]: Point, width: number): Shape => {
  const long = Math.hypot(bx - ax, by - ay)
  const [acrossX, acrossY] = [((ay - by) / long) * (width / 2), ((bx - ax) / long) * (width / 2)]
  return polygon([
    [ax + acrossX, ay + acrossY],
    [bx + acrossX, by + acrossY],
    [bx - acrossX, by - acrossY],
    [ax - acrossX, ay - acrossY],
  ])
}

interface StarForm {
  readonly points?: number
  /** Radius of the inner corners as a share of the outer radius. A five-pointed star has straight sides at 0.382. */
  readonly inner?: number
  /** Degrees clockwise; at 0 one point is at the top. */
  readonly turn?: number
}

export const star = ([centreX, centreY]: Point, radius: number, form: StarForm = {}): Shape => {
  const { points = 5, inner = 0.382, turn = 0 } = form
  return polygon(
    Array.from({ length: points * 2 }, (_, index): Point => {
      const far = index % 2 === 0 ? radius : radius * inner
      const angle = (Math.PI * index) / points - Math.PI / 2 + (turn * Math.PI) / 180
      return [centreX + far * Math.cos(angle), centreY + far * Math.sin(angle)]
    }),
  )
}

export const both =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    shapes.every((covers) => covers(x, y))

export const either =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    shapes.some((covers) => covers(x, y))

export const without =
  (shape: Shape, hole: Shape): Shape =>
  (x, y) =>
    shape(x, y) && !hole(x, y)

/** Returns the shape rotated clockwise around 0,0 by `degrees`, then moved. */
export const placed = (shape: Shape, [dx, dy]: Point, degrees = 0): Shape => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return (x, y) => shape((x - dx) * cos + (y - dy) * sin, (y - dy) * cos - (x - dx) * sin)
}
