import * as v from 'valibot'
import { noRound, stakeSchema, type Rule } from './rule'

export const HIGHEST = 30
export const PICKS = 5
/** Payout in bets, by numbers matched. */
const PAYS = [0, 0, 2, 12, 120, 1500] as const

const numbers = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST))),
  v.length(PICKS),
)

type Move = { stake: number; picks: number[] }

/** Five of thirty, drawn without replacement. */
export const DRAW = {
  ...noRound,
  move: v.object({ stake: stakeSchema, picks: numbers }),
  outcome: v.object({ drawn: numbers }),
  settle({ stake, picks }, _round, chance) {
    if (new Set(picks).size < PICKS) return null
    const left = Array.from({ length: HIGHEST }, (_, index) => index + 1)
    const drawn = Array.from({ length: PICKS }, () => left.splice(chance(left.length), 1)[0] ?? 0)
    const matched = drawn.filter((number) => picks.includes(number)).length
    return { stake, win: (PAYS[matched] ?? 0) * stake, outcome: { drawn }, round: null }
  },
} as const satisfies Rule<Move, { drawn: number[] }, null>
