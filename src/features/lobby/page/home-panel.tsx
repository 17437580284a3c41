import { useRef, useState } from 'react'
import type { LobbyIndexRow } from '#domain/tables/rows'
import { useMember } from '../../../shared/session/session-state'
import { ContinueSection } from '../shelves/continue-section'
import { FavouritesSection } from '../shelves/favourites'
import { HomeEnd } from './home-end'
import { Matches } from '../matches/matches'
import { PopularSection } from '../shelves/popular-section'
import { ShelfSection } from '../shelves/shelf-section'
import styles from './lobby-content.module.css'
import { useIsNearViewport } from './use-is-near-viewport'
import type { PlayerGames } from './use-player-games'
import { useScrollAnchor } from './use-scroll-anchor'

interface Props {
  readonly lobby: LobbyIndexRow
  readonly own: PlayerGames
  readonly onOpen: (tab: string) => void
}

/**
 * The first tab: the player's recent and favourite games, popular games, today's matches and a row of each group.
 * At its end are the latest wins and the benefits teaser.
 */
export const HomePanel = ({ lobby, own, onOpen }: Props) => {
  const isMember = useMember() !== null
  const inserted = useRef<HTMLDivElement>(null)
  useScrollAnchor(inserted)
  const isInView = useIsNearViewport(inserted, true, false, 0)
  // Matches that arrive later would move what the player reads: they wait until their place is out of view.
  const [withMatches, setWithMatches] = useState(own.hasMatchToday)
  if (own.hasMatchToday && !isInView && !withMatches) setWithMatches(true)
  const popular = lobby.popular.length > 0 ? lobby.popular : (lobby.shelves[0]?.head ?? [])
  return (
    <>
      {own.recents.length > 0 && <ContinueSection games={own.recents} />}
      <PopularSection ids={popular} />
      <div ref={inserted} className={styles.inserted}>
        {own.favourites.length > 0 && <FavouritesSection ids={own.favourites} onOpen={onOpen} />}
        {withMatches && own.hasMatchToday && <Matches vendors={own.matchVendors} />}
      </div>
      {lobby.shelves.map((shelf) => (
        <ShelfSection key={shelf.id} shelf={shelf} onOpen={onOpen} />
      ))}
      <HomeEnd isMember={isMember} />
    </>
  )
}
