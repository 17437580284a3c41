import * as v from 'valibot'
import { below, stakeSchema, type Rule } from './rule'

/** Left and right, high and low, and the middle. */
const PLACES = 5
/** Payout in bets, by goals in a row. */
export const LADDER = [1.6, 2.6, 4.2, 6.8, 11] as const // cents stay whole: every bet is in whole units

const roundSchema = v.object({ goals: below(LADDER.length), stake: v.number() })

type Round = v.InferOutput<typeof roundSchema>

const moveSchema = v.variant('step', [
  v.object({ step: v.literal('shoot'), stake: stakeSchema, target: below(PLACES) }),
  v.object({ step: v.literal('collect') }),
])

/** Prize for this many goals, in hundredths. */
export const prizeOf = ({ goals, stake }: Round): number => Math.round((LADDER[goals - 1] ?? 0) * stake)

const START: Round = { goals: 0, stake: 0 }

/** Shots that climb a ladder: a save loses the stake, the fifth goal is paid at once. */
export const PENALTY = {
  move: moveSchema,
  round: roundSchema,
  outcome: v.object({ dive: below(PLACES), goals: v.number() }),
  start: (): Round => START,
  settle(move, round, chance) {
    if (move.step === 'collect') {
      const { goals } = round
      return goals === 0 ? null : { stake: 0, win: prizeOf(round), outcome: { dive: 0, goals }, round: START }
    }
    const dive = chance(PLACES)
    const stake = round.goals === 0 ? move.stake : round.stake
    const paid = round.goals === 0 ? move.stake : 0
    const goals = dive === move.target ? 0 : round.goals + 1
    const isTop = goals === LADDER.length
    return {
      stake: paid,
      win: isTop ? Math.round((LADDER.at(-1) ?? 0) * stake) : 0,
      outcome: { dive, goals },
      round: goals === 0 || isTop ? START : { goals, stake },
    }
  },
} as const satisfies Rule<v.InferOutput<typeof moveSchema>, { dive: number; goals: number }, Round>
