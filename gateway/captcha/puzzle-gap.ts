/** Where a puzzle's piece belongs: its left upper corner, in the picture's own units. */
export interface Gap {
  readonly x: number
  readonly y: number
}

export const PICTURE = { width: 300, height: 180 } as const
export const PIECE = 54 // units, both ways, its knobs included
export const GAP_TOLERANCE = 5 // units to either side: a finger's care

/** The gap stands away from where the piece begins, and whole inside the picture. */
export const gapSpan = {
  x: [90, PICTURE.width - PIECE - 12],
  y: [14, PICTURE.height - PIECE - 14],
} as const satisfies Record<'x' | 'y', readonly [number, number]>
