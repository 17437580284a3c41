import { nepal } from './nepal'
import { unionFlag } from './union-flag'
import { disc, rect, star, without, type Point, type Shape } from './shapes'
import { layer, lying, whole, type Flag } from './layers'

const crescent = (
  outer: readonly [x: number, radius: number],
  inner: readonly [x: number, radius: number],
  y = 10,
) => without(disc(outer[0], y, outer[1]), disc(inner[0], y, inner[1]))

/** A five-pointed star with one point towards another point. */
const pointing = (at: Point, radius: number, [x, y]: Point): Shape =>
  star(at, radius, { turn: (Math.atan2(y - at[1], x - at[0]) * 180) / Math.PI + 90 })

const BIG_STAR: Point = [5, 5]
const SMALL_STARS: readonly Point[] = [
  [10, 2],
  [12, 4],
  [12, 7],
  [10, 9],
]

const ringOfStars: readonly Point[] = Array.from({ length: 5 }, (_, index) => {
  const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2
  return [9.1 + 2 * Math.cos(angle), 5.2 + 2 * Math.sin(angle)]
})

const SEVEN = { points: 7, inner: 0.44 } as const

/** Flags with stars, moons and crosses. */
export const STARRED: Readonly<Record<string, Flag>> = {
  AU: [
    whole('#012169'),
    ...unionFlag(15, 10),
    layer('#ffffff', star([7.5, 15], 3, SEVEN)),
    ...(
      [
        [22.5, 16.7, 1.45],
        [18.75, 8.9, 1.45],
        [22.5, 3.3, 1.45],
        [25.85, 7.4, 1.45],
      ] as const
    ).map(([x, y, radius]) => layer('#ffffff', star([x, y], radius, SEVEN))),
    layer('#ffffff', star([24, 10.8], 0.85)),
  ],
  CL: [
    ...lying(['#ffffff', 1], ['#da291c', 1]),
    layer('#0032a0', rect(0, 0, 10, 10)),
    layer('#ffffff', star([5, 5], 2.5)),
  ],
  CN: [
    whole('#ee1c25'),
    layer('#ffff00', star(BIG_STAR, 3)),
    ...SMALL_STARS.map((at) => layer('#ffff00', pointing(at, 1, BIG_STAR))),
  ],
  GB: unionFlag(30, 20),
  MY: [
    ...lying(
      ...Array.from({ length: 14 }, (_, index) => [index % 2 === 0 ? '#cc0001' : '#ffffff', 1] as const),
    ),
    layer('#010066', rect(0, 0, 15, (8 / 14) * 20)),
    layer('#ffcc00', crescent([6, 4], [7.1, 3.55], 5.71)),
    layer('#ffcc00', star([10, 5.71], 2.9, { points: 14, inner: 0.55 })),
  ],
  PK: [
    whole('#01411c'),
    layer('#ffffff', rect(0, 0, 7.5, 20)),
    layer('#ffffff', without(disc(18.75, 10, 6), disc(20.3, 8.7, 5.5))),
    layer('#ffffff', pointing([22.2, 7], 2, [26, 3.2])),
  ],
  SG: [
    ...lying(['#ef3340', 1], ['#ffffff', 1]),
    layer('#ffffff', crescent([6.2, 3.7], [7.9, 3.7], 5.2)),
    ...ringOfStars.map((at) => layer('#ffffff', star(at, 0.8))),
  ],
  TR: [
    whole('#e30a17'),
    layer('#ffffff', crescent([10, 5], [11.25, 4])),
    layer('#ffffff', pointing([16.1, 10], 2.5, [0, 10])),
  ],
  TW: [
    whole('#fe0000'),
    layer('#000095', rect(0, 0, 15, 10)),
    layer('#ffffff', star([7.5, 5], 3.75, { points: 12, inner: 0.52 })),
    layer('#000095', disc(7.5, 5, 2.13)),
    layer('#ffffff', disc(7.5, 5, 1.88)),
  ],
  NP: nepal(),
}
