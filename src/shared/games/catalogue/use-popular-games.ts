import { useSnapshot } from 'valtio'
import { readGames } from '#domain/tables/game-buckets'
import type { GameRow, LobbyIndexRow } from '#domain/tables/rows'
import { pageState } from '../../page/page-state'
import { useLiveQuery } from '../../worker/query/use-live-query'

const ASKED = 12 // a few more than are shown: some may be missing or have no free trial

/** Returns popular games with a free trial, from the tables, so also offline. */
export const usePopularGames = (): readonly GameRow[] => {
  const { merchant, language } = useSnapshot(pageState)
  const live = useLiveQuery(
    async (read) => {
      const lobby = await read.get('gameIndex', [merchant, language, 'lobby'])
      if (!isLobby(lobby)) return undefined
      const ids = [...lobby.popular, ...lobby.shelves.flatMap((shelf) => shelf.head)].slice(0, ASKED)
      const games = await readGames(read, { merchant, language }, [...new Set(ids)])
      return games.filter((game): game is GameRow => game?.hasTrial === true)
    },
    [],
    'games',
  )
  return live.data ?? []
}

const isLobby = (row: { readonly part: string } | undefined): row is LobbyIndexRow => row?.part === 'lobby'
