import { startTransition, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { openSearch, type Search } from '#domain/lobby/search-games'
import { readGames } from '#domain/tables/game-buckets'
import type { GameRow } from '#domain/tables/rows'
import { pageState } from '../../../shared/page/page-state'
import { currentReader } from '../../../shared/worker/query/page-tables'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { firstScreenLength } from './first-screen-length'

export interface Found {
  readonly text: string
  /** Ids of games; undefined until the index is read. */
  readonly ids: readonly string[] | undefined
  /** The games of the first ids, as last read. */
  readonly first: readonly GameRow[]
}

const NOTHING: Found = { text: '', ids: undefined, first: [] }

/**
 * Returns what the text of the search field finds. It changes as a transition, once its first games are read. A key
 * press that changes no result renders nothing.
 */
export const useSearch = (fieldRef: RefObject<HTMLInputElement | null>): Found => {
  const search = useGameSearch()
  const [found, setFound] = useState(NOTHING)
  const latest = useRef<readonly string[]>(undefined)
  useEffect(() => {
    const field = fieldRef.current
    if (!field) return undefined
    const read = createFirstReader()
    const find = async (): Promise<void> => {
      const text = field.value
      const ids = search?.(text)
      if (ids && ids.length > 0 && ids === latest.current) return
      latest.current = ids
      const first = ids ? await read(ids) : []
      // Another text may have been typed meanwhile.
      if (latest.current === ids) startTransition(() => setFound({ text, ids, first }))
    }
    const onInput = (): void => void find()
    onInput() // also what the player has typed before this code was loaded
    field.addEventListener('input', onInput)
    return () => field.removeEventListener('input', onInput)
  }, [fieldRef, search])
  return found
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

/** The search in all games; its index is read and unpacked once, when search opens. */
const useGameSearch = (): Search | undefined => {
  const { data: row } = useLiveQuery(async (read) => {
    const found = await read.get('gameIndex', [pageState.merchant, pageState.language, 'search'])
    return found && 'packedText' in found ? found : undefined
  })
  return useMemo(() => row && openSearch(row), [row])
}
