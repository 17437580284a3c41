import * as v from 'valibot'

/** A whole number from 0 to below `limit`, each as likely. */
export type Chance = (limit: number) => number

export interface Settled<Outcome, Round> {
  /** What the move costs and what it brings, in hundredths of the currency's unit. */
  readonly stake: number
  readonly win: number
  readonly outcome: Outcome
  /** What stands on the table after the move. */
  readonly round: Round
}

/**
 * What a game may do with money. The trial settles its moves in the page, a real game at the gateway, by this same
 * rule. `settle` answers null for a move that the round does not allow.
 */
export interface Rule<Move, Outcome, Round> {
  readonly move: v.GenericSchema<unknown, Move>
  readonly outcome: v.GenericSchema<unknown, Outcome>
  readonly round: v.GenericSchema<unknown, Round>
  start(chance: Chance): Round
  settle(move: Move, round: Round, chance: Chance): Settled<Outcome, Round> | null
}

const SMALLEST_STAKE = 100 // hundredths
const LARGEST_STAKE = 1_000_000

export const stakeSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(SMALLEST_STAKE),
  v.maxValue(LARGEST_STAKE),
)

export const below = (limit: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limit - 1))

/** For games in which every move stands for itself. */
export const noRound = { round: v.null(), start: (): null => null } as const
