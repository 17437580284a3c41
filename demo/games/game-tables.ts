import * as v from 'valibot'
import type { DemoGame } from './demo-game'
import { DRAW } from './client/draw-rules'
import { FISHING } from './client/fishing-rules'
import { HILO } from './client/hilo-rules'
import { LOTTERY } from './client/lottery-rules'
import { PENALTY } from './client/penalty-rules'
import { ROULETTE } from './client/roulette-rules'
import type { Chance, Rule, Settled } from './client/rule'
import { SLOT } from './client/slot-rules'

/** A rule as the gateway needs it: input is text or unknown, and the rule's own schemas check it. */
interface Table {
  /** The table's initial state, as JSON. */
  start(chance: Chance): string
  /** Returns null for an invalid move, or one that the round does not allow. */
  settle(move: unknown, round: string, chance: Chance): Settled<unknown, string> | null
}

const tables: Readonly<Record<DemoGame, Table>> = {
  slot: tableOf(SLOT),
  draw: tableOf(DRAW),
  hilo: tableOf(HILO),
  roulette: tableOf(ROULETTE),
  fishing: tableOf(FISHING),
  penalty: tableOf(PENALTY),
  lottery: tableOf(LOTTERY),
}

export const tableFor = (game: DemoGame): Table => tables[game]

function tableOf<Move, Outcome, Round>(rule: Rule<Move, Outcome, Round>): Table {
  return {
    start: (chance) => JSON.stringify(rule.start(chance)),
    settle(move, round, chance) {
      const parsed = v.safeParse(rule.move, move)
      if (!parsed.success) return null
      const settled = rule.settle(parsed.output, v.parse(rule.round, JSON.parse(round)), chance)
      return settled === null ? null : { ...settled, round: JSON.stringify(settled.round) }
    },
  }
}
