import type { SearchIndexRow } from '../tables/rows'
import { foldSearch, normaliseSearch, SEARCH_FOLDING } from '../text/search-text'
import { westernDigits } from '../text/western-digits'

/**
 * Returns the ids of games whose name, vendor or code contains every word of the query, in the lobby's order. Returns
 * the same list as for the previous query if it has the same ids.
 */
export type Search = (query: string) => readonly string[]

/** The unpacked index. */
export interface SearchIndex {
  readonly ids: readonly string[]
  readonly text: string
  /** Start position of each line. */
  readonly starts: Uint32Array
}

// A longer text is searched in up to this many lines of the shorter one. To scan all lines is as fast as in twice this.
const MAX_NARROWED = 2_000

/** Opens the index: once when search opens, then the result is called at every keystroke. */
export const openSearch = (row: SearchIndexRow): Search => {
  const index = openIndex(row)
  let last: { readonly text: string; readonly lines: readonly number[]; readonly ids: readonly string[] } = {
    text: '',
    lines: [],
    ids: [],
  }
  const find: Search = (query) => {
    const text = normaliseSearch(query)
    const words = text.split(' ').sort((a, b) => b.length - a.length)
    // While a player types, each text begins with the previous one and finds a part of its games.
    const isNarrower = last.text !== '' && text.startsWith(last.text) && last.lines.length <= MAX_NARROWED
    const lines = isNarrower
      ? last.lines.filter((line) => hasAll(index, line, words))
      : findLines(index, words)
    const isSame =
      lines.length === last.lines.length && lines.every((line, place) => line === last.lines[place])
    last = { text, lines, ids: isSame ? last.ids : lines.map((line) => index.ids[line] ?? '') }
    return last.ids
  }
  return (query) => {
    const western = westernDigits(query)
    const ids = find(western)
    // Few names have the digits of another script.
    return ids.length > 0 || western === query ? ids : find(query)
  }
}

export const openIndex = (row: SearchIndexRow): SearchIndex => {
  const text = row.folding === SEARCH_FOLDING ? row.packedText : foldSearch(row.packedText)
  const ids = row.packedIds === '' ? [] : row.packedIds.split('\n')
  const starts = new Uint32Array(ids.length)
  let start = 0
  for (let line = 0; line < ids.length; line += 1) {
    starts[line] = start
    const end = text.indexOf('\n', start)
    start = end < 0 ? text.length : end + 1
  }
  return { ids, text, starts }
}

/**
 * Returns the lines that contain every word. Scans one string with `indexOf`, so a keystroke over 20,000 games stays
 * within a frame.
 * @param words the longest first
 */
export const findLines = (
  index: SearchIndex,
  [longest = '', ...rest]: readonly string[],
): readonly number[] => {
  const found: number[] = []
  if (longest === '') return found
  let at = index.text.indexOf(longest)
  let line = 0
  while (at >= 0) {
    line = lineAt(index.starts, at, line)
    if (rest.length === 0 || hasAll(index, line, rest)) found.push(line)
    at = index.text.indexOf(longest, endOf(index, line))
  }
  return found
}

const endOf = ({ starts, text }: SearchIndex, line: number): number => starts[line + 1] ?? text.length + 1

const hasAll = (index: SearchIndex, line: number, words: readonly string[]): boolean => {
  const text = index.text.slice(index.starts[line], endOf(index, line))
  return words.every((word) => text.includes(word))
}

/**
 * Returns the last line that starts at or before `at`, searching from `from`: hits of a short word are mostly lines
 * apart.
 */
const lineAt = (starts: Uint32Array, at: number, from: number): number => {
  let low = from
  let step = 1
  while ((starts[low + step] ?? Infinity) <= at) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, starts.length - 1)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}
