import * as v from 'valibot'

/** Returns a random integer from 0 to below `limit`, uniformly distributed. */
export type Chance = (limit: number) => number

export interface Settled<Outcome, Round> {
  /** Stake and win of the move, in hundredths of the currency's unit. */
  readonly stake: number
  readonly win: number
  readonly outcome: Outcome
  /** State of the table after the move. */
  readonly round: Round
}

/**
 * The money rules of a game. The trial settles its moves in the page, a real game at the gateway, by this same rule.
 * `settle` returns null for a move that the round does not allow.
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

/** For games whose moves are independent of each other. */
export const noRound = { round: v.null(), start: (): null => null } as const
