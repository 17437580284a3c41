import { useSnapshot } from 'valtio'
import type { LobbyIndexRow } from '#domain/tables/rows'
import { pageState } from '../../state/page-state'
import { ContinueSection } from './continue-section'
import { PopularSection } from './popular-section'
import { ShelfSection } from './shelf-section'
import { useRecents } from './use-recents'

interface Props {
  readonly lobby: LobbyIndexRow
  readonly onOpen: (shelfId: string) => void
}

/** The first tab: what the player played, what others play, and a row of every group. */
export const HomePanel = ({ lobby, onOpen }: Props) => {
  const { session } = useSnapshot(pageState)
  const recents = useRecents(session?.id)
  const popular = lobby.popular.length > 0 ? lobby.popular : (lobby.shelves[0]?.head ?? [])
  return (
    <>
      {recents && recents.length > 0 && <ContinueSection games={recents} />}
      <PopularSection ids={popular} />
      {lobby.shelves.map((shelf) => (
        <ShelfSection key={shelf.id} shelf={shelf} onOpen={onOpen} />
      ))}
    </>
  )
}
