import { layer, type Layer } from './layers'
import { either, polygon, rect, type Point, type Shape } from './shapes'

const mirrored = (points: readonly Point[], axis: number): Shape =>
  either(polygon(points), polygon(points.map(([x, y]): Point => [2 * axis - x, y])))

/** Angkor Wat as on the flag, in white with dark doors: three towers over galleries and steps. */
export const ANGKOR: readonly Layer[] = [
  layer('#ffffff', rect(8, 13.2, 14, 1.3)),
  layer('#ffffff', rect(8.8, 12.2, 12.4, 1)),
  layer('#ffffff', rect(9.6, 10.6, 10.8, 1.6)),
  layer(
    '#ffffff',
    polygon([
      [13.3, 10.8],
      [13.3, 8.6],
      [13.9, 6.9],
      [15, 5.2],
      [16.1, 6.9],
      [16.7, 8.6],
      [16.7, 10.8],
    ]),
  ),
  layer(
    '#ffffff',
    mirrored(
      [
        [10, 10.8],
        [10, 9.2],
        [10.5, 8],
        [11.3, 6.9],
        [12.1, 8],
        [12.6, 9.2],
        [12.6, 10.8],
      ],
      15,
    ),
  ),
  ...[10.6, 12.4, 14.45, 16.5, 18.3].map((x) => layer('#e00025', rect(x, 11, 1.1, 1.2))),
  layer('#e00025', rect(9.6, 12.55, 10.8, 0.25)),
]
