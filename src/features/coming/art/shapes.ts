import type { ComingTopic } from '../coming-pages'

/** How a shape is painted: a class of art.module.css. */
export type Paint = 'main' | 'deep' | 'pale' | 'ink' | 'soft' | 'line' | 'dot' | 'grey'

/** One shape: its paint and its path, on a stage of 240 by 176. */
export type Shape = readonly [Paint, string]

const circle = (x: number, y: number, r: number): string =>
  `M${String(x - r)} ${String(y)}a${String(r)} ${String(r)} 0 1 0 ${String(2 * r)} 0a${String(r)} ${String(r)} 0 1 0 ${String(-2 * r)} 0z`

const person = (x: number, y: number, paint: Paint): readonly Shape[] => [
  [paint, circle(x, y, 13)],
  [paint, `M${String(x - 22)} ${String(y + 44)}c0-32 44-32 44 0z`],
]

/** One drawing a topic, from back to front. */
export const SHAPES: Readonly<Record<ComingTopic, readonly Shape[]>> = {
  invite: [
    ...person(84, 72, 'deep'),
    ...person(156, 72, 'deep'),
    ...person(120, 84, 'main'),
    ['line', 'M92 40c16-14 40-14 56 0M138 34l10 6-6 10'],
  ],
}
