import { useEffect } from 'react'
import { isMatchShown, isToday } from '#domain/games/match-times'
import type { GameRow } from '#domain/tables/rows'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { filterAvailableGames, readPlayerGames } from '../../../shared/games/catalogue/player-games'
import { pageState } from '../../../shared/page/page-state'
import { useMember } from '../../../shared/session/session-state'
import { setStoredFavourites } from '../tiles/favourite-store'
import { useIsSlow } from '../../../shared/sync/use-is-slow'

export interface OwnGames {
  /** Played last on this device by this player, newest first. */
  readonly recents: readonly GameRow[]
  /** Ids, the latest first; games that the merchant no longer has left out. */
  readonly favourites: readonly string[]
  /** Vendors that have matches to show, and whether one of them is today's. */
  readonly matchVendors: readonly string[]
  readonly hasMatchToday: boolean
}

const GUEST = 'guest'
const MOST_RECENTS = 10
const WAIT_TIMEOUT_MS = 2_000 // the lobby waits this long for them, so that nothing comes in between later; a read takes milliseconds
const NONE: OwnGames = { recents: [], favourites: [], matchVendors: [], hasMatchToday: false }

/** What stands among the games for this player alone. Undefined until it has been read, for as long as that is worth waiting for. */
export const usePlayerGames = (): OwnGames | undefined => {
  const owner = useMember()?.id ?? GUEST
  const own = useLiveQuery(
    async (read) => {
      const { merchant, language } = pageState
      const [played, liked, matches] = await Promise.all([
        readPlayerGames(read, 'recents', owner, MOST_RECENTS),
        readPlayerGames(read, 'favourites', owner),
        read.startingWith('matches', [merchant, language]),
      ])
      const now = Date.now()
      const shown = matches.filter((match) => isMatchShown(match, now))
      return {
        recents: filterAvailableGames(played),
        favourites: liked.filter(({ game }) => game).map(({ id }) => id),
        matchVendors: [...new Set(shown.map(({ vendor }) => vendor))],
        hasMatchToday: shown.some((match) => isToday(match.startTime, now)),
        liked: liked.map(({ id }) => id),
      }
    },
    [owner],
  ).data
  const liked = own?.liked
  useEffect(() => {
    setStoredFavourites(liked ?? [])
  }, [liked])
  const isSlow = useIsSlow(!own, WAIT_TIMEOUT_MS)
  return own ?? (isSlow ? NONE : undefined)
}
