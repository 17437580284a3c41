import { useMemo } from 'react'
import { readGames } from '#domain/tables/game-buckets'
import type { GameRow } from '#domain/tables/rows'
import { useLiveQuery, type LiveQueryResult } from '../../../shared/worker/query/use-live-query'
import { pageState } from '../../../shared/page/page-state'

/**
 * Returns the games of these ids, in their order, without missing ones. Reads by key, never the whole list. A game that
 * has not changed stays the same object, so its tile is not rendered again.
 */
export const useGames = (ids: readonly string[]): LiveQueryResult<readonly GameRow[]> => {
  const known = useMemo(() => new Map<string, GameRow>(), [])
  return useLiveQuery(
    async (read) => {
      const games = await readGames(read, pageState, ids, known)
      return games.filter((game) => game !== undefined)
    },
    [ids.join('\n')],
  )
}
