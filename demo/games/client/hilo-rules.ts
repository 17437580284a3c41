import * as v from 'valibot'
import { below, stakeSchema, type Chance, type Rule } from './rule'

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
export const SUITS = ['♠', '♥', '♦', '♣'] as const
const HOUSE_EDGE = 0.97
const HIGHEST_POT = 100_000_000 // hundredths; a million ends the run

export type Way = 'higher' | 'lower'

const cardSchema = v.object({ rank: below(RANKS.length), suit: below(SUITS.length) })

export type Card = v.InferOutput<typeof cardSchema>

const roundSchema = v.object({ open: cardSchema, pot: v.number() })

type Round = v.InferOutput<typeof roundSchema>

const moveSchema = v.variant('step', [
  v.object({ step: v.literal('guess'), stake: stakeSchema, way: v.picklist(['higher', 'lower']) }),
  v.object({ step: v.literal('collect') }),
])

const deal = (chance: Chance): Card => ({ rank: chance(RANKS.length), suit: chance(SUITS.length) })

/** Number of ranks that win; an equal rank always loses. */
export const chancesOf = (way: Way, open: Card): number =>
  way === 'higher' ? RANKS.length - 1 - open.rank : open.rank

/** Total return for a stake of one. */
export const payOf = (way: Way, open: Card): number =>
  (HOUSE_EDGE * RANKS.length) / Math.max(1, chancesOf(way, open))

/**
 * Guesses whose winnings are staked again until they are collected or lost. Without a pot, collect deals a new card.
 */
export const HILO = {
  move: moveSchema,
  round: roundSchema,
  outcome: v.object({ next: cardSchema }),
  start: (chance: Chance): Round => ({ open: deal(chance), pot: 0 }),
  settle(move, { open, pot }, chance) {
    const next = deal(chance)
    if (move.step === 'collect') {
      return {
        stake: 0,
        win: pot,
        outcome: { next: pot === 0 ? next : open },
        round: { open: pot === 0 ? next : open, pot: 0 },
      }
    }
    if (chancesOf(move.way, open) === 0 || pot > HIGHEST_POT) return null
    const hasWon = move.way === 'higher' ? next.rank > open.rank : next.rank < open.rank
    const stake = pot === 0 ? move.stake : 0
    const won = hasWon ? Math.round((pot === 0 ? stake : pot) * payOf(move.way, open)) : 0
    return { stake, win: 0, outcome: { next }, round: { open: next, pot: won } }
  },
} as const satisfies Rule<v.InferOutput<typeof moveSchema>, { next: Card }, Round>
