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

const person = (x: number, y: number, paint: Paint): readonly Shape[] => [
  [paint, circle(x, y, 13)],
  [paint, `M${String(x - 22)} ${String(y + 44)}c0-32 44-32 44 0z`],
]

/** One drawing a topic, from back to front. */
export const SHAPES: Readonly<Record<ComingTopic, readonly Shape[]>> = {
  promotions: [
    ['deep', box(74, 92, 96, 56, 10)],
    ['main', box(70, 88, 96, 56, 10)],
    ['pale', box(62, 66, 112, 28, 8)],
    ['deep', box(110, 66, 16, 78, 0)],
    ['line', 'M118 66c-34 6-38-34-16-30 12 2 16 30 16 30s4-28 16-30c22-4 18 36-16 30'],
  ],
  invite: [
    ...person(84, 72, 'deep'),
    ...person(156, 72, 'deep'),
    ...person(120, 84, 'main'),
    ['line', 'M92 40c16-14 40-14 56 0M138 34l10 6-6 10'],
  ],
}
