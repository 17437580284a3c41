import * as v from 'valibot'
import { below, noRound, stakeSchema, type Rule } from './rule'

export interface Kind {
  readonly motif: string
  /** CSS pixels across. */
  readonly size: number
  /** CSS pixels a second. */
  readonly speed: number
  /** Payout in bets. */
  readonly pays: number
  /** Probability that one hit catches it. */
  readonly odds: number
  readonly looksLeft: boolean
}

/** Small and common fish first. Fish with a higher payout are bigger, rarer and harder to catch. */
export const FISH: readonly Kind[] = [
  { motif: 'puffer', size: 54, speed: 60, pays: 2, odds: 0.46, looksLeft: false },
  { motif: 'jelly', size: 62, speed: 34, pays: 2, odds: 0.46, looksLeft: false },
  { motif: 'angler', size: 72, speed: 74, pays: 4, odds: 0.23, looksLeft: false },
  { motif: 'crab', size: 70, speed: 48, pays: 5, odds: 0.19, looksLeft: false },
  { motif: 'turtle', size: 86, speed: 42, pays: 8, odds: 0.12, looksLeft: false },
  { motif: 'octopus', size: 94, speed: 52, pays: 12, odds: 0.08, looksLeft: false },
  { motif: 'whale', size: 130, speed: 36, pays: 30, odds: 0.032, looksLeft: true },
  { motif: 'shark', size: 140, speed: 88, pays: 50, odds: 0.019, looksLeft: false },
]

const ODDS_OF = 1000

/** One hit on one fish: it is caught and pays, or escapes. */
export const FISHING = {
  ...noRound,
  move: v.object({ stake: stakeSchema, fish: below(FISH.length) }),
  outcome: v.object({ isCaught: v.boolean() }),
  settle({ stake, fish }, _round, chance) {
    const kind = FISH[fish]
    if (kind === undefined) return null
    const isCaught = chance(ODDS_OF) < kind.odds * ODDS_OF
    return { stake, win: isCaught ? kind.pays * stake : 0, outcome: { isCaught }, round: null }
  },
} as const satisfies Rule<{ stake: number; fish: number }, { isCaught: boolean }, null>
