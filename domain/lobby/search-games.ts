import type { SearchIndexRow } from '../tables/rows'
import { foldSearch, normaliseSearch, SEARCH_FOLDING } from '../text/search-text'

/** The unpacked index: built once when search opens, used at every keystroke. */
export interface SearchIndex {
  readonly ids: readonly string[]
  readonly text: string
  /** Start position of each line. */
  readonly starts: Uint32Array
}

export const openSearchIndex = (row: SearchIndexRow): SearchIndex => {
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
 * Returns the ids of games whose name, vendor or code contains every word of the query, in the lobby's order. Scans
 * one string with `indexOf`, so a keystroke over 20,000 games stays within a frame.
 */
export const searchGames = (index: SearchIndex, query: string): readonly string[] => {
  const words = normaliseSearch(query)
    .split(' ')
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
  const longest = words[0]
  if (longest === undefined) return []
  const rest = words.slice(1)
  const found: string[] = []
  let at = index.text.indexOf(longest)
  let line = 0
  while (at >= 0) {
    line = lineAt(index.starts, at, line)
    const end = index.starts[line + 1] ?? index.text.length + 1
    const id = index.ids[line]
    const isFound = rest.length === 0 || hasAll(index.text.slice(index.starts[line], end), rest)
    if (id !== undefined && isFound) found.push(id)
    at = index.text.indexOf(longest, end)
  }
  return found
}

const hasAll = (line: string, words: readonly string[]): boolean => words.every((word) => line.includes(word))

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
