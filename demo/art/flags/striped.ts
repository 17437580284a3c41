import { layer, lying, verticalStripes, whole, type Flag } from './layers'
import { disc, polygon, rect, ring, star, bar, type Point } from './shapes'

const spokes = Array.from({ length: 24 }, (_, index) => {
  const angle = (index * Math.PI) / 12
  return layer('#000088', bar([15, 10], [15 + 2.7 * Math.cos(angle), 10 + 2.7 * Math.sin(angle)], 0.2))
})

const sunOfMay = { points: 16, inner: 0.55 } as const

/** Striped flags with at most a plain emblem. Spain and Peru use the civil flag, without arms. */
export const STRIPED: Readonly<Record<string, Flag>> = {
  AE: [...lying(['#00843d', 1], ['#ffffff', 1], ['#000000', 1]), layer('#c8102e', rect(0, 0, 7.5, 20))],
  AR: [
    ...lying(['#74acdf', 1], ['#ffffff', 1], ['#74acdf', 1]),
    layer('#f6b40e', star([15, 10], 2.9, sunOfMay)),
    layer('#85340a', disc(15, 10, 1.6)),
    layer('#f6b40e', disc(15, 10, 1.42)),
  ],
  BD: [whole('#006a4e'), layer('#f42a41', disc(13.5, 10, 6.67))],
  CO: lying(['#fcd116', 2], ['#003893', 1], ['#ce1126', 1]),
  ES: lying(['#aa151b', 1], ['#f1bf00', 2], ['#aa151b', 1]),
  FR: verticalStripes(['#000091', 1], ['#ffffff', 1], ['#e1000f', 1]),
  ID: lying(['#e70011', 1], ['#ffffff', 1]),
  IN: [
    ...lying(['#ff9933', 1], ['#ffffff', 1], ['#138808', 1]),
    ...spokes,
    layer('#000088', ring(15, 10, 3, 2.6)),
    layer('#000088', disc(15, 10, 0.55)),
  ],
  JP: [whole('#ffffff'), layer('#bc002d', disc(15, 10, 6))],
  LA: [...lying(['#ce1126', 1], ['#002868', 2], ['#ce1126', 1]), layer('#ffffff', disc(15, 10, 4))],
  MM: [...lying(['#fecb00', 1], ['#34b233', 1], ['#ea2839', 1]), layer('#ffffff', star([15, 10.7], 7))],
  NG: verticalStripes(['#008751', 1], ['#ffffff', 1], ['#008751', 1]),
  PE: verticalStripes(['#d91023', 1], ['#ffffff', 1], ['#d91023', 1]),
  TH: lying(['#a51931', 1], ['#f4f5f8', 1], ['#2d2a4a', 2], ['#f4f5f8', 1], ['#a51931', 1]),
  VN: [whole('#da251d'), layer('#ffff00', star([15, 10], 6))],
  PH: [
    ...lying(['#0038a8', 1], ['#ce1126', 1]),
    layer(
      '#ffffff',
      polygon([
        [0, 0],
        [17.32, 10],
        [0, 20],
      ]),
    ),
    layer('#fcd116', star([5.77, 10], 3.7, { points: 8, inner: 0.45, turn: 0 })),
    layer('#fcd116', disc(5.77, 10, 1.9)),
    ...(
      [
        [1.6, 3.2],
        [1.6, 16.8],
        [13.6, 10],
      ] as readonly Point[]
    ).map((at, index) => layer('#fcd116', star(at, 1.25, { turn: [-30, 210, 90][index] ?? 0 }))),
  ],
}
