import type { ComingTopic } from '../coming-pages'

/** How a shape is painted: a class of art.module.css. */
export type Paint = 'main' | 'deep' | 'pale' | 'ink' | 'soft' | 'line' | 'dot' | 'grey'

/** One shape: its paint and its path, on a stage of 240 by 176. */
export type Shape = readonly [Paint, string]

const circle = (x: number, y: number, r: number): string =>
  `M${String(x - r)} ${String(y)}a${String(r)} ${String(r)} 0 1 0 ${String(2 * r)} 0a${String(r)} ${String(r)} 0 1 0 ${String(-2 * r)} 0z`

const box = (x: number, y: number, width: number, height: number, r: number): string => {
  const corner = (dx: number, dy: number): string =>
    `a${String(r)} ${String(r)} 0 0 1 ${String(dx)} ${String(dy)}`
  return `M${String(x + r)} ${String(y)}h${String(width - 2 * r)}${corner(r, r)}v${String(height - 2 * r)}${corner(-r, r)}h${String(2 * r - width)}${corner(-r, -r)}v${String(2 * r - height)}${corner(r, -r)}z`
}

/** One drawing a topic, from back to front. */
export const SHAPES: Readonly<Record<ComingTopic, readonly Shape[]>> = {
  promotions: [
    ['deep', box(74, 92, 96, 56, 10)],
    ['main', box(70, 88, 96, 56, 10)],
    ['pale', box(62, 66, 112, 28, 8)],
    ['deep', box(110, 66, 16, 78, 0)],
    ['line', 'M118 66c-34 6-38-34-16-30 12 2 16 30 16 30s4-28 16-30c22-4 18 36-16 30'],
  ],
  chat: [
    [
      'pale',
      'M110 58h62a14 14 0 0 1 14 14v40a14 14 0 0 1-14 14h-6v20l-22-20h-34a14 14 0 0 1-14-14V72a14 14 0 0 1 14-14z',
    ],
    [
      'main',
      'M66 28h70a14 14 0 0 1 14 14v38a14 14 0 0 1-14 14H98l-24 20V94h-8a14 14 0 0 1-14-14V42a14 14 0 0 1 14-14z',
    ],
    ['dot', circle(80, 61, 6)],
    ['dot', circle(101, 61, 6)],
    ['dot', circle(122, 61, 6)],
  ],
}
