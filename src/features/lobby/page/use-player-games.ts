import { useEffect } from 'react'
import { GUEST_OWNER } from '#domain/games/guest-owner'
import { isMatchShown, isToday } from '#domain/games/match-times'
import type { GameRow } from '#domain/tables/rows'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { filterAvailableGames, readPlayerGames } from '../../../shared/games/catalogue/player-games'
import { pageState } from '../../../shared/page/page-state'
import { useMember } from '../../../shared/session/session-state'
import { setStoredFavourites } from '../tiles/favourite-store'
import { useIsSlow } from '../../../shared/sync/use-is-slow'

export interface PlayerGames {
  /** Games recently played on this device by this player, newest first. */
  readonly recents: readonly GameRow[]
  /** Ids, newest first, without games that the merchant no longer has. */
  readonly favourites: readonly string[]
  /** Vendors with matches to show. */
  readonly matchVendors: readonly string[]
  readonly hasMatchToday: boolean
}

const MAX_RECENTS = 10
// The lobby waits this long, so these rows do not appear later between others; a read takes milliseconds.
const WAIT_TIMEOUT_MS = 2_000
const NONE: PlayerGames = { recents: [], favourites: [], matchVendors: [], hasMatchToday: false }

/** Returns the rows of the lobby that belong to this player. Undefined until they are read, or until the timeout. */
export const usePlayerGames = (): PlayerGames | undefined => {
  const owner = useMember()?.id ?? GUEST_OWNER
  const own = useLiveQuery(
    async (read) => {
      const { merchant, language } = pageState
      const [played, liked, matches] = await Promise.all([
        readPlayerGames(read, 'recents', owner, MAX_RECENTS),
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
