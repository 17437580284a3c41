import { useSnapshot } from 'valtio'
import { mergedVendor } from '#domain/lobby/vendor-order'
import { readGames } from '#domain/tables/game-buckets'
import type { GameIndexRow } from '#domain/tables/rows'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { pageState } from '../../../shared/page/page-state'
import { coverColour } from '../../../ui/media/cover-colour'

export interface GameFacts {
  /** '' if the game is not cached, as on a first visit by a link. */
  readonly name: string
  readonly vendor: string
  readonly image: string
  readonly colour: string
}

export const UNKNOWN_COLOUR = '#1d2942' // until the tables have been read, to avoid another game's colour

/** Returns the game's cached name, vendor, image and colour. */
export const useGameFacts = (gameId: string): GameFacts => {
  const { merchant, language } = useSnapshot(pageState)
  const found = useLiveQuery(
    async (read) => {
      const [[row], lobby] = await Promise.all([
        readGames(read, { merchant, language }, [gameId]),
        read.get('gameIndex', [merchant, language, 'lobby']),
      ])
      return row && { row, vendor: vendorName(row.vendor, lobby) }
    },
    [gameId],
  ).data
  return {
    name: found?.row.name ?? '',
    vendor: found?.vendor ?? '',
    image: found?.row.image ?? '',
    colour: found ? coverColour(found.row.color, found.row.name) : UNKNOWN_COLOUR,
  }
}

/** Returns the vendor's name as the lobby shows it (GAM-02). */
export const vendorName = (vendor: string, lobby: GameIndexRow | undefined): string => {
  const merged = mergedVendor(vendor)
  const shelves = lobby && 'shelves' in lobby ? lobby.shelves : []
  const cards = shelves.flatMap((shelf) => shelf.vendors)
  return cards.find((card) => card.vendor === merged)?.displayName ?? merged
}
