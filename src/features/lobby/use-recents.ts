import type { GameRow } from '#domain/tables/rows'
import { useLive } from '../../app/live'
import { pageState } from '../../state/page-state'

const GUEST = 'guest'
const MOST = 10

/** The games played last on this device by this player, newest first. Undefined while they are read. */
export const useRecents = (memberId: string | undefined): readonly GameRow[] | undefined =>
  useLive(
    async (read) => {
      const { merchant, language } = pageState
      const played = await read.startingWith('recents', [merchant, memberId ?? GUEST])
      const latest = [...played].sort((a, b) => b.at - a.at).slice(0, MOST)
      const keys = latest.map(({ gameId }) => [merchant, language, gameId])
      const games = await read.getMany('games', keys)
      return games.filter((game) => game !== undefined)
    },
    [memberId],
  ).data
