import type { LobbyIndexRow, LobbyShelf } from '#domain/tables/rows'
import { ImageGroup } from '../../../shared/page/image-group'
import { GameList } from '../filter/start/game-list'
import { Matches } from '../matches/matches'
import { useShelfIds } from './use-shelf-ids'
import type { PlayerGames } from '../page/use-player-games'

interface Props {
  /** Undefined for all games. */
  readonly shelf: LobbyShelf | undefined
  readonly lobby: LobbyIndexRow
  readonly own: PlayerGames
  /** '' or an unknown one for all vendors. */
  readonly vendor: string
}

/** All games of one group or of the lobby, or of one vendor in it. */
export const ShelfPanel = ({ shelf, lobby, own, vendor }: Props) => {
  const shelves = shelf ? [shelf] : lobby.shelves
  const cards = shelves.flatMap(({ id, vendors }) =>
    vendors.filter((card) => card.vendor === vendor).map(({ count }) => ({ id, count })),
  )
  const isByVendor = cards.length > 0
  const parts = isByVendor
    ? cards.map(({ id }) => `vendor:${id}:${vendor}`)
    : [shelf ? `shelf:${shelf.id}` : 'all']
  const ids = useShelfIds(parts)
  const count = isByVendor ? cards.reduce((sum, card) => sum + card.count, 0) : (shelf?.count ?? lobby.total)
  const withMatches = own.matchVendors.filter((each) =>
    isByVendor ? each === vendor : shelf?.vendors.some((card) => card.vendor === each),
  )
  return (
    <ImageGroup key={shelf?.id}>
      <GameList ids={ids} count={count} vendors={shelf?.vendors} isByVendor={isByVendor}>
        {withMatches.length > 0 && <Matches vendors={withMatches} />}
      </GameList>
    </ImageGroup>
  )
}
