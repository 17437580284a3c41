/** Symbols by reel, each from top to bottom. */
export type Reels = readonly (readonly number[])[]

/** The row of each reel that a line crosses. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
]

/** What three, four and five of a symbol pay, in bets; the best symbol first. */
export const PAYS: readonly (readonly [three: number, four: number, five: number])[] = [
  [5, 25, 200],
  [3, 12, 80],
  [2, 8, 40],
  [1.5, 5, 25],
  [1, 3, 15],
  [0.6, 2, 10],
  [0.4, 1.5, 8],
  [0.4, 1, 5],
]

export interface LineWin {
  readonly line: number
  readonly amount: number
}

/** The winning lines, from the left without a gap, for one bet over all lines. */
export function lineWins(reels: Reels, bet: number): LineWin[] {
  return LINES.flatMap((places, line) => {
    const shown = places.map((place, reel) => reels[reel]?.[place] ?? -1)
    const first = shown[0] ?? -1
    const end = shown.findIndex((symbol) => symbol !== first)
    const run = end === -1 ? shown.length : end
    const pay = run < 3 ? 0 : (PAYS[first]?.[run - 3] ?? 0)
    return pay === 0 ? [] : [{ line, amount: pay * bet }]
  })
}
