import * as v from 'valibot'
import { noRound, stakeSchema, type Rule } from './rule'

/** The pockets of a European wheel in order. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]

const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const isRed = (number: number): boolean => REDS.has(number)

export const EVEN_CHANCES = ['red', 'odd', 'low', 'black', 'even', 'high'] as const

type EvenChance = (typeof EVEN_CHANCES)[number]

const COVERS: Readonly<Record<EvenChance, (number: number) => boolean>> = {
  red: isRed,
  black: (number) => !isRed(number),
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
  low: (number) => number <= 18,
  high: (number) => number >= 19,
}

/** Positions for a chip: `n1` to `n36` pay 36 for one, the even chances 2; zero wins for the house. */
const placeSchema = v.union([
  v.pipe(v.string(), v.regex(/^n([1-9]|[12]\d|3[0-6])$/)),
  v.picklist(EVEN_CHANCES),
])

const isEvenChance = v.picklist(EVEN_CHANCES)

/** Total return for a stake of one on a position. */
export function returnOf(place: string, number: number): number {
  if (v.is(isEvenChance, place)) return number !== 0 && COVERS[place](number) ? 2 : 0
  return place === `n${number}` ? 36 : 0
}

type Move = { chips: Record<string, number> }

const LARGEST_STAKE = 2_000_000 // hundredths, over the whole table

/** One spin for all chips on the table. */
export const ROULETTE = {
  ...noRound,
  move: v.object({ chips: v.record(placeSchema, stakeSchema) }),
  outcome: v.object({ number: v.number() }),
  settle({ chips }, _round, chance) {
    const number = WHEEL[chance(WHEEL.length)] ?? 0
    const placed = Object.entries(chips)
    const stake = placed.reduce((sum, [, amount]) => sum + amount, 0)
    if (stake === 0 || stake > LARGEST_STAKE) return null
    const win = placed.reduce((sum, [place, amount]) => sum + amount * returnOf(place, number), 0)
    return { stake, win, outcome: { number }, round: null }
  },
} as const satisfies Rule<Move, { number: number }, null>
