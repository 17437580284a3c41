import { layer, type Layer } from './layers'
import { bar, both, either, rect, type Shape } from './shapes'

/** The Union Flag in a canton of any size, with Saint Patrick's saltire counterchanged as the law defines it. */
export function unionFlag(width: number, height: number): readonly Layer[] {
  const field = rect(0, 0, width, height)
  const [middleX, middleY] = [width / 2, height / 2]
  const unit = height / 20
  const diagonals = (thick: number) =>
    either(bar([0, 0], [width, height], thick * unit), bar([0, height], [width, 0], thick * unit))
  // Each red arm is on one side of its diagonal, in clockwise order.
  const slope = height / width
  const isBelowFalling: Shape = (x, y) => y > slope * x
  const isBelowRising: Shape = (x, y) => y > height - slope * x
  const left: Shape = (x) => x < middleX
  const not =
    (shape: Shape): Shape =>
    (x, y) =>
      !shape(x, y)
  const falling = bar([0, 0], [width, height], 4 * unit)
  const rising = bar([0, height], [width, 0], 4 * unit)
  const arms = either(
    both(falling, left, isBelowFalling),
    both(falling, not(left), not(isBelowFalling)),
    both(rising, left, isBelowRising),
    both(rising, not(left), not(isBelowRising)),
  )
  const red = both(arms, diagonals(2.67))
  const cross = (thick: number) =>
    either(
      rect(middleX - (thick / 2) * unit, 0, thick * unit, height),
      rect(0, middleY - (thick / 2) * unit, width, thick * unit),
    )
  return [
    layer('#012169', field),
    layer('#ffffff', both(field, diagonals(4))),
    layer('#c8102e', both(field, red)),
    layer('#ffffff', both(field, cross(6.67))),
    layer('#c8102e', both(field, cross(4))),
  ]
}
