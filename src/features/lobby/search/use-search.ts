import { startTransition, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { openNearSearch, type NearSearch } from '#domain/lobby/near-search'
import { openSearch, type Search } from '#domain/lobby/search-games'
import { readGames } from '#domain/tables/game-buckets'
import type { GameRow } from '#domain/tables/rows'
import { pageState } from '../../../shared/page/page-state'
import { currentReader } from '../../../shared/worker/query/page-tables'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { pause } from '../filter/read-chosen-games'
import type { KeepGames } from '../filter/use-game-filter'
import { firstScreenLength } from './first-screen-length'

export interface Found {
  readonly text: string
  /** Ids of games that the filters keep; undefined until the index is read. */
  readonly ids: readonly string[] | undefined
  /** The games of the first ids, as last read. */
  readonly first: readonly GameRow[]
  /** True if no game has the words as typed, and these are similar ones. */
  readonly isNear: boolean
  /** True if the filters leave nothing of what was found. */
  readonly isFilteredOut: boolean
}

const NOTHING: Found = { text: '', ids: undefined, first: [], isNear: false, isFilteredOut: false }
const NEAR_DELAY_MS = 250 // about the time between two key presses: the search for similar words costs more than one

/**
 * Returns what the text of the search field finds. It changes as a transition, once its first games are read. A key
 * press that changes no result renders nothing. Similar words are searched when the text finds nothing, after a pause.
 * @param keep the filters; undefined while they are loading
 */
export const useSearch = (
  fieldRef: RefObject<HTMLInputElement | null>,
  keep: KeepGames | undefined,
): Found => {
  const searches = useGameSearch()
  const [found, setFound] = useState(NOTHING)
  const latest = useRef<readonly string[]>(undefined)
  useEffect(() => {
    const field = fieldRef.current
    if (!field || !keep) return undefined
    const read = createFirstReader()
    const filtered = filterResults(keep)
    let timer: ReturnType<typeof setTimeout> | undefined
    latest.current = undefined
    const show = async (text: string, all: readonly string[] | undefined, isNear: boolean): Promise<void> => {
      const ids = all && filtered(all)
      if (ids && ids.length > 0 && ids === latest.current) return
      latest.current = ids
      const first = ids ? await read(ids) : []
      const isFilteredOut = ids?.length === 0 && all !== undefined && all.length > 0
      // Another text may have been typed meanwhile.
      if (latest.current === ids) startTransition(() => setFound({ text, ids, first, isNear, isFilteredOut }))
    }
    const showNear = async (text: string, search: NearSearch): Promise<void> => {
      const near = await search(text)
      if (field.value === text) await show(text, near, near.length > 0)
    }
    const onInput = (): void => {
      clearTimeout(timer)
      const text = field.value
      const ids = searches?.exact(text)
      // Until similar words are searched, the last results stay.
      if (searches && ids?.length === 0 && text.trim() !== '')
        timer = setTimeout(() => void showNear(text, searches.near), NEAR_DELAY_MS)
      else void show(text, ids, false)
    }
    onInput() // also what the player has typed before this code was loaded
    field.addEventListener('input', onInput)
    return () => {
      clearTimeout(timer)
      field.removeEventListener('input', onInput)
    }
  }, [fieldRef, searches, keep])
  return found
}

/** Returns the same list for the same results, so that they are not rendered again. */
const filterResults = (keep: KeepGames): KeepGames => {
  let last: readonly [all: readonly string[], kept: readonly string[]] = [[], []]
  return (all) => {
    if (all !== last[0]) last = [all, keep(all)]
    return last[1]
  }
}

/** Returns a function that reads the first games of a list; each game only once. */
const createFirstReader = (): ((ids: readonly string[]) => Promise<readonly GameRow[]>) => {
  const known = new Map<string, GameRow>()
  return async (ids) => {
    const first = ids.slice(0, firstScreenLength())
    const missing = first.filter((id) => !known.has(id))
    if (missing.length > 0) {
      const games = await readGames(currentReader(), pageState, missing).catch(() => [])
      for (const game of games) if (game) known.set(game.gameId, game)
    }
    return first.flatMap((id) => known.get(id) ?? [])
  }
}

interface Searches {
  readonly exact: Search
  readonly near: NearSearch
}

/** The search in all games; its index is read and unpacked once, when search opens. */
const useGameSearch = (): Searches | undefined => {
  const { data: row } = useLiveQuery(async (read) => {
    const found = await read.get('gameIndex', [pageState.merchant, pageState.language, 'search'])
    return found && 'packedText' in found ? found : undefined
  })
  return useMemo(() => row && { exact: openSearch(row), near: openNearSearch(row, pause) }, [row])
}
