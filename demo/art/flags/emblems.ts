import { ANGKOR } from './angkor'
import { KOREA } from './korea'
import { layer, lying, verticalStripes, whole, type Flag, type Layer } from './layers'
import { bar, both, disc, either, placed, polygon, rect, ring, star, type Point } from './shapes'

/** One petal that points up from 0,0 and bends to the left. */
const petal = either(
  both(disc(-1.1, -3.3, 2.35), disc(0.6, -3.5, 2.6)),
  both(
    polygon([
      [0, -0.4],
      [-1.9, -3],
      [1.5, -3.2],
    ]),
    disc(0, -2.5, 3),
  ),
)
const bauhinia: readonly Layer[] = [0, 72, 144, 216, 288].flatMap((turn) => [
  layer('#ffffff', placed(petal, [15, 10], turn)),
  layer('#de2910', placed(star([-0.35, -3.9], 0.62), [15, 10], turn)),
  layer('#de2910', placed(bar([0, -0.9], [-0.3, -3.2], 0.22), [15, 10], turn)),
])

const SOUTHERN_STARS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [11.9, 10.4, 0.42],
  [13, 12.2, 0.4],
  [14.7, 12.4, 0.34],
  [16, 11.2, 0.36],
  [17.3, 12.3, 0.36],
  [15.1, 13.8, 0.3],
  [16.8, 13.3, 0.3],
  [13.7, 13.4, 0.3],
  [17.9, 10.9, 0.28],
  [16.6, 7.8, 0.34],
]

const SHIELD: readonly Point[] = [
  [10, 6.6],
  [14, 6.6],
  [14, 11],
  [13.4, 12.5],
  [12, 13.2],
  [10.6, 12.5],
  [10, 11],
]
const QUINAS: readonly Point[] = [
  [12, 8.6],
  [12, 9.9],
  [12, 11.2],
  [11.15, 9.9],
  [12.85, 9.9],
]

/** Flags with an emblem. */
export const EMBLEMS: Readonly<Record<string, Flag>> = {
  BR: [
    whole('#009739'),
    layer(
      '#fedd00',
      polygon([
        [2.5, 10],
        [15, 1.7],
        [27.5, 10],
        [15, 18.3],
      ]),
    ),
    layer('#012169', disc(15, 10, 5)),
    layer('#ffffff', both(disc(15, 10, 5), ring(12.9, 20.6, 12.3, 11.4))),
    ...SOUTHERN_STARS.map(([x, y, radius]) => layer('#ffffff', star([x, y], radius))),
  ],
  HK: [whole('#de2910'), ...bauhinia],
  KH: [...lying(['#032ea1', 1], ['#e00025', 2], ['#032ea1', 1]), ...ANGKOR],
  KR: KOREA,
  PF: [
    ...lying(['#ce1126', 1], ['#ffffff', 2], ['#ce1126', 1]),
    layer(
      '#f9a01c',
      both(disc(15, 10, 4.4), (_, y) => y < 10.2),
    ),
    ...[-56, -28, 0, 28, 56].map((turn) =>
      layer('#ffffff', both(disc(15, 10, 4.4), placed(rect(-0.18, -5, 0.36, 4), [15, 10], turn))),
    ),
    layer(
      '#083d9c',
      both(disc(15, 10, 4.4), (_, y) => y >= 10.2),
    ),
    ...[11.4, 12.6, 13.7].map((y) => layer('#ffffff', both(disc(15, 10, 4.4), rect(10, y, 10, 0.4)))),
    layer(
      '#8a2b17',
      polygon([
        [12, 9.6],
        [18, 9.6],
        [17.3, 11],
        [12.7, 11],
      ]),
    ),
    layer(
      '#8a2b17',
      polygon([
        [12.6, 9.4],
        [14.6, 6.2],
        [14.8, 9.4],
      ]),
    ),
    layer(
      '#8a2b17',
      polygon([
        [17.4, 9.4],
        [15.4, 6.2],
        [15.2, 9.4],
      ]),
    ),
  ],
  PT: [
    ...verticalStripes(['#046a38', 2], ['#da291c', 3]),
    layer('#ffe900', ring(12, 10, 5, 4.2)),
    layer('#ffe900', bar([8.6, 7], [15.4, 13], 0.6)),
    layer('#ffe900', bar([8.6, 13], [15.4, 7], 0.6)),
    layer('#ffe900', rect(7.2, 9.6, 9.6, 0.8)),
    layer('#da291c', polygon(SHIELD)),
    layer(
      '#ffffff',
      placed(polygon(SHIELD.map(([x, y]): Point => [(x - 12) * 0.66, (y - 9.9) * 0.72])), [12, 9.9]),
    ),
    ...QUINAS.map(([x, y]) => layer('#002d73', rect(x - 0.3, y - 0.42, 0.6, 0.84))),
  ],
}
