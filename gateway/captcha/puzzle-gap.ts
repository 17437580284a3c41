/** Target of a puzzle's piece: its upper left corner, in units of the image. */
export interface Gap {
  readonly x: number
  readonly y: number
}

export const PUZZLE_SIZE = { width: 300, height: 180 } as const
export const PIECE = 54 // units in both directions, including its knobs
export const GAP_TOLERANCE = 5 // units to either side: a finger's precision

/** The gap is away from the piece's start and entirely inside the image. */
export const gapSpan = {
  x: [90, PUZZLE_SIZE.width - PIECE - 12],
  y: [14, PUZZLE_SIZE.height - PIECE - 14],
} as const satisfies Record<'x' | 'y', readonly [number, number]>
