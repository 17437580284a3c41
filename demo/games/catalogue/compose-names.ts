import type { Localised } from '#gateway/db/localised'
import type { Pattern, Word } from './words/word'

export interface ComposedName {
  readonly name: Localised
  readonly motif: string
}

/**
 * Yields names from the patterns, each unique in every language. Neighbours share no word. Ends when all names are
 * used.
 */
export function* composeNames(patterns: readonly Pattern[]): Generator<ComposedName> {
  const used = new Set<string>()
  for (const pattern of patterns) {
    for (const words of choices(pattern)) {
      const name = { EN: joined(words, 0, ' '), CN: joined(words, 1, ''), UR: joined(words, 2, ' ') }
      const keys = Object.entries(name).map(([language, text]) => `${language} ${text}`)
      if (keys.some((key) => used.has(key))) continue
      for (const key of keys) used.add(key)
      yield { name, motif: words.find((word) => word[3] !== undefined)?.[3] ?? 'star' }
    }
  }
}

/** Walks all combinations with a stride that shares no factor with their number, so each occurs once. */
function* choices(pattern: Pattern): Generator<Word[]> {
  const total = pattern.reduce((product, list) => product * list.length, 1)
  let stride = Math.max(1, Math.round(total * 0.618))
  while (greatestDivisor(stride, total) !== 1) stride += 1
  for (let count = 0, index = 0; count < total; count += 1, index = (index + stride) % total) {
    let rest = index
    yield pattern.flatMap((list) => {
      const word = list[rest % list.length]
      rest = Math.floor(rest / list.length)
      return word === undefined ? [] : [word]
    })
  }
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

const joined = (words: readonly Word[], part: 0 | 1 | 2, between: string) =>
  words.map((word) => word[part]).join(between)
