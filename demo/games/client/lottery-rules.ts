import * as v from 'valibot'
import { below, noRound, stakeSchema, type Rule } from './rule'

export const PLACES = 5
export const DIGITS = 10
export const SUMS = ['big', 'small', 'odd', 'even'] as const

export type Sum = (typeof SUMS)[number]

/** The prize mode without a rebate; each lower one pays its difference back as a rebate. */
const FULL_MODE = 1950
const LOWEST_MODE = 1000
const MIDDLE_SUM = 23 // of five digits the sum is 0 to 45: 23 and more is big

/** Payout of one line for a stake of one. A fixed position is one in ten, a sum one in two. */
export const placeOdds = (mode: number): number => mode / 200
export const sumOdds = (mode: number): number => mode / 1000
/** Share of the stake that is paid back at once, whatever the result. */
export const rebateOf = (mode: number): number => (FULL_MODE - mode) / 2000

const moveSchema = v.object({
  /** Stake on each line. */
  stake: stakeSchema,
  mode: v.pipe(v.number(), v.integer(), v.minValue(LOWEST_MODE), v.maxValue(FULL_MODE)),
  /** The digits picked at each position. */
  places: v.pipe(v.array(v.array(below(DIGITS))), v.length(PLACES)),
  sums: v.array(v.picklist(SUMS)),
})

export type Move = v.InferOutput<typeof moveSchema>

export function hitsOf(sum: Sum, drawn: readonly number[]): boolean {
  const total = drawn.reduce((all, digit) => all + digit, 0)
  if (sum === 'big') return total >= MIDDLE_SUM
  if (sum === 'small') return total < MIDDLE_SUM
  return sum === 'odd' ? total % 2 === 1 : total % 2 === 0
}

/**
 * Returns the number of lines: each picked digit and each sum is one. Null if there are none, or one occurs twice.
 */
export function linesOf({ places, sums }: Pick<Move, 'places' | 'sums'>): number | null {
  const groups = [...places, sums]
  const lines = groups.reduce((all, group) => all + group.length, 0)
  const isTwice = groups.some((group) => new Set<unknown>(group).size < group.length)
  return lines === 0 || isTwice ? null : lines
}

/** One slip in one draw of five digits. */
export const LOTTERY = {
  ...noRound,
  move: moveSchema,
  outcome: v.object({ drawn: v.pipe(v.array(below(DIGITS)), v.length(PLACES)) }),
  settle(move, _round, chance) {
    const lines = linesOf(move)
    if (lines === null) return null
    const drawn = Array.from({ length: PLACES }, () => chance(DIGITS))
    const hits = move.places.filter((picked, place) => picked.includes(drawn[place] ?? -1)).length
    const sums = move.sums.filter((sum) => hitsOf(sum, drawn)).length
    const paid = hits * placeOdds(move.mode) + sums * sumOdds(move.mode) + lines * rebateOf(move.mode)
    return { stake: lines * move.stake, win: Math.round(paid * move.stake), outcome: { drawn }, round: null }
  },
} as const satisfies Rule<Move, { drawn: number[] }, null>
