import * as v from 'valibot'
import { noRound, stakeSchema, type Chance, type Rule } from './rule'

/** Symbols by reel, each from top to bottom. */
export type Reels = readonly (readonly number[])[]

/** The row of each reel on a line. */
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

/** Payout of three, four and five equal symbols, in bets; the best symbol first. */
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

/** Returns the winning lines, from the left without a gap, for one bet over all lines. */
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

const REELS = 5
export const ROWS = 3

// The best symbol is the rarest.
const WEIGHTS = PAYS.flatMap((_, symbol) => Array.from({ length: 2 + symbol }, () => symbol))

export const anySymbol = (chance: Chance): number => WEIGHTS[chance(WEIGHTS.length)] ?? 0

export const freshReels = (chance: Chance): number[][] =>
  Array.from({ length: REELS }, () => Array.from({ length: ROWS }, () => anySymbol(chance)))

/** One spin over all lines. */
export const SLOT = {
  ...noRound,
  move: v.object({ stake: stakeSchema }),
  outcome: v.object({ reels: v.array(v.array(v.number())) }),
  settle({ stake }, _round, chance) {
    const reels = freshReels(chance)
    const win = lineWins(reels, stake).reduce((sum, { amount }) => sum + amount, 0)
    return { stake, win: Math.round(win), outcome: { reels }, round: null }
  },
} as const satisfies Rule<{ stake: number }, { reels: number[][] }, null>
