const LEAST_LETTERS = 4 // a shorter word is near too many others
const LONG_LETTERS = 8

/** Returns how many letters of a word may be wrong: none of a short one, two of a long one. */
export const allowedErrors = (word: string): number =>
  word.length < LEAST_LETTERS ? 0 : word.length < LONG_LETTERS ? 1 : 2

/**
 * Returns how many letters were missed, added, replaced or swapped with their neighbour, if someone typed `typed` for
 * `word`; `Infinity` if more than `most`.
 * @param isBegun the rest of the word may not be typed yet
 */
export const countErrors = (typed: string, word: string, most: number, isBegun: boolean): number => {
  if (word.length < typed.length - most || (!isBegun && word.length > typed.length + most)) return Infinity
  const width = Math.min(word.length, typed.length + most)
  let before: number[] = []
  let last = Array.from({ length: width + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    let least = row
    for (let at = 1; at <= width; at += 1) {
      const isSame = typed[row - 1] === word[at - 1]
      let errors = Math.min(
        cell(last, at) + 1,
        cell(current, at - 1) + 1,
        cell(last, at - 1) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1]
      if (isSwapped) errors = Math.min(errors, cell(before, at - 2) + 1)
      current.push(errors)
      least = Math.min(least, errors)
    }
    if (least > most) return Infinity
    before = last
    last = current
  }
  const errors = isBegun ? Math.min(...last) : cell(last, word.length)
  return errors > most ? Infinity : errors
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Infinity
