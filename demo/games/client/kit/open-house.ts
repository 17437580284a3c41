import type { Rule } from '../rule'
import { chance } from './motion'
import { realHouse } from './gateway-house'
import type { House } from './house'
import type { Stage } from './stage'

/**
 * Opens the bank of a game: this page in a trial, the gateway in a real game. Calls `begin` with the table's state as
 * soon as moves can be made.
 */
export function openHouse<Move, Outcome, Round>(
  stage: Stage,
  rule: Rule<Move, Outcome, Round>,
  begin: (round: Round) => void,
): House<Move, Outcome, Round> {
  const isReal = new URLSearchParams(location.search).get('play') === 'real'
  return isReal ? realHouse(stage, rule, begin) : trialHouse(stage, rule, begin)
}

function trialHouse<Move, Outcome, Round>(
  { purse, result, say }: Stage,
  rule: Rule<Move, Outcome, Round>,
  begin: (round: Round) => void,
): House<Move, Outcome, Round> {
  let round = rule.start(chance)
  queueMicrotask(() => begin(round))
  return {
    play(move) {
      const settled = rule.settle(move, round, chance)
      if (settled === null) return Promise.resolve(null)
      const { stake, win, outcome } = settled
      if (purse.refill(stake)) result(say('refill'))
      purse.change({ balance: purse.balance - stake, chips: 0, lastWin: 0 })
      round = settled.round
      const land = () => purse.change({ balance: purse.balance + win, lastWin: win })
      return Promise.resolve({ outcome, round, win, land })
    },
  }
}
