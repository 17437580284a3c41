import type { Word } from './kit/words'

/** The pockets of a European wheel in their order. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]

const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const isRed = (number: number): boolean => REDS.has(number)

export interface Bet {
  readonly id: string
  readonly label: string
  /** Columns of twelve that its cell takes. */
  readonly span: number
  /** Total return for one staked. */
  readonly pays: number
  readonly colour?: string
  covers(number: number): boolean
}

const RED = '#b3152c'
const BLACK = '#1a1d29'

/** Every place of the table: the numbers, then the even chances. */
export function betsOf(say: (word: Word) => string): Bet[] {
  const numbers = Array.from({ length: 36 }, (_, index): Bet => {
    const own = index + 1
    const colour = isRed(own) ? RED : BLACK
    return {
      id: `n${own}`,
      label: String(own),
      span: 1,
      pays: 36,
      colour,
      covers: (number) => number === own,
    }
  })
  const even = (word: Word, covers: Bet['covers'], colour?: string): Bet => ({
    id: word,
    label: say(word),
    span: 4,
    pays: 2,
    ...(colour !== undefined && { colour }),
    covers: (number) => number !== 0 && covers(number),
  })
  return [
    ...numbers,
    even('red', isRed, RED),
    even('odd', (number) => number % 2 === 1),
    even('low', (number) => number <= 18),
    even('black', (number) => !isRed(number), BLACK),
    even('even', (number) => number % 2 === 0),
    even('high', (number) => number >= 19),
  ]
}
