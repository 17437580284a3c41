import type { SearchIndexRow } from '../tables/rows'
import { normaliseSearch } from '../text/search-text'
import { allowedErrors, countErrors } from './near-word'
import { findLines, openIndex, type SearchIndex } from './search-games'

/**
 * Returns the ids of games whose words are nearly those of the query, in the lobby's order: only those with the fewest
 * wrong letters. A word of up to three letters must be right.
 */
export type NearSearch = (query: string) => Promise<readonly string[]>

interface Likeness {
  readonly text: string
  readonly errors: number
}

const SLICE = 60_000 // characters; about 4 ms on a phone
const MOST_LIKE = 12 // words of the index for one word of the query
const WORDS = /[\p{L}\p{M}]{4,}/gu // codes and numbers are no words

/**
 * Opens the search for mistyped words: a second pass, for a query that `openSearch` does not find.
 * @param pause lets a key press interrupt; awaited between parts of the work
 */
export const openNearSearch = (row: SearchIndexRow, pause: () => Promise<unknown>): NearSearch => {
  let opened: Promise<Opened> | undefined
  return async (query) => {
    opened ??= openWords(row, pause)
    const { index, words } = await opened
    const typed = normaliseSearch(query).split(' ')
    if (typed.every((word) => allowedErrors(word) === 0)) return []
    let found: ReadonlyMap<number, number> | undefined
    for (const [place, word] of typed.entries()) {
      const like = likeWords(words, word, place === typed.length - 1)
      found = combine(found, linesOf(index, [{ text: word, errors: 0 }, ...like]))
      await pause()
    }
    const fewest = Math.min(...(found?.values() ?? []))
    return [...(found ?? [])]
      .filter(([, errors]) => errors === fewest)
      .sort(([a], [b]) => a - b)
      .map(([line]) => index.ids[line] ?? '')
  }
}

/** True if every word of the query is nearly one of the text. */
export const isNearText = (query: string, text: string): boolean => {
  const words = text.split(' ')
  const typed = query.split(' ')
  return typed.every((word, place) => {
    const most = allowedErrors(word)
    const isLast = place === typed.length - 1
    return words.some((each) => each.includes(word) || countErrors(word, each, most, isLast) <= most)
  })
}

interface Opened {
  readonly index: SearchIndex
  readonly words: readonly string[]
}

const openWords = async (row: SearchIndexRow, pause: () => Promise<unknown>): Promise<Opened> => {
  const index = openIndex(row)
  const words = new Set<string>()
  for (let start = 0; start < index.text.length; start += SLICE) {
    await pause()
    for (const word of index.text.slice(start, start + SLICE).match(WORDS) ?? []) words.add(word)
  }
  return { index, words: [...words] }
}

const likeWords = (words: readonly string[], typed: string, isBegun: boolean): readonly Likeness[] => {
  const most = allowedErrors(typed)
  if (most === 0) return []
  const like = words.flatMap((text) => {
    const errors = countErrors(typed, text, most, isBegun)
    return errors <= most && errors > 0 ? [{ text, errors }] : []
  })
  return like.sort((a, b) => a.errors - b.errors).slice(0, MOST_LIKE)
}

/** Returns the lines with one of the words, and the fewest errors of each. */
const linesOf = (index: SearchIndex, words: readonly Likeness[]): ReadonlyMap<number, number> => {
  const lines = new Map<number, number>()
  for (const { text, errors } of words)
    for (const line of findLines(index, [text]))
      lines.set(line, Math.min(errors, lines.get(line) ?? Infinity))
  return lines
}

/** Keeps the lines that are in both, with the sum of their errors. */
const combine = (
  before: ReadonlyMap<number, number> | undefined,
  now: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> => {
  if (!before) return now
  const both = new Map<number, number>()
  for (const [line, errors] of now) {
    const sum = before.get(line)
    if (sum !== undefined) both.set(line, sum + errors)
  }
  return both
}
