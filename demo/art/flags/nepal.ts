import { layer, type Flag } from './layers'
import { both, disc, polygon, star, without, type Point } from './shapes'

/** Two pennons on white: the only flag that is not a rectangle. */
export function nepal(): Flag {
  const outline: readonly Point[] = [
    [7, 0],
    [23.4, 10.2],
    [12.4, 10.2],
    [22.4, 20],
    [7, 20],
  ]
  const inner: readonly Point[] = [
    [7.8, 1.5],
    [20.6, 9.4],
    [10.4, 9.4],
    [20.4, 19.2],
    [7.8, 19.2],
  ]
  return [
    layer('#003893', polygon(outline)),
    layer('#dc143c', polygon(inner)),
    layer('#ffffff', without(disc(11.6, 6, 2.1), disc(11.6, 5, 2.2))),
    layer(
      '#ffffff',
      both(star([11.6, 7], 1.3, { points: 16, inner: 0.62 }), (_, y) => y < 7.2),
    ),
    layer('#ffffff', star([11.4, 15], 2.4, { points: 12, inner: 0.6 })),
  ]
}
