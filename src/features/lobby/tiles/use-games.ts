import type { GameRow } from '#domain/tables/rows'
import { useLiveQuery, type LiveQueryResult } from '../../../shared/worker/query/use-live-query'
import { pageState } from '../../../shared/page/page-state'

/** Returns the games of these ids, in their order, without missing ones. Reads by key, never the whole list. */
export const useGames = (ids: readonly string[]): LiveQueryResult<readonly GameRow[]> =>
  useLiveQuery(
    async (read) => {
      const { merchant, language } = pageState
      const rows = await read.getMany(
        'games',
        ids.map((id) => [merchant, language, id]),
      )
      return rows.filter((row) => row !== undefined)
    },
    [ids.join('\n')],
  )
