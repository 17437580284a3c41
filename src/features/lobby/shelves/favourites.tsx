import { useTranslation } from '../../../i18n/use-translation'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ImageGroup } from '../../../shared/page/image-group'
import { GameList } from '../filter/start/game-list'
import { ShelfSection } from './shelf-section'

/** The tab's name in the URL. It cannot be a class of games: those are upper case. */
export const FAVOURITES_TAB = 'favourites'

const HEAD_LENGTH = 12 // as many as a shelf shows

interface Props {
  /** Newest first. */
  readonly ids: readonly string[]
}

/** The player's favourites as a row among the shelves, with a link to all of them. */
export const FavouritesSection = ({ ids, onOpen }: Props & { readonly onOpen: (tab: string) => void }) => {
  const t = useTranslation()
  const shelf = {
    id: FAVOURITES_TAB,
    title: t('lobby.favourites'),
    count: ids.length,
    head: ids.slice(0, HEAD_LENGTH),
  }
  return <ShelfSection shelf={shelf} icon="heart" onOpen={onOpen} isOwn />
}

/** All favourites, or how to add one. */
export const FavouritesPanel = ({ ids }: Props) => {
  const t = useTranslation()
  if (ids.length > 0)
    return (
      <ImageGroup>
        <GameList ids={ids} count={ids.length} />
      </ImageGroup>
    )
  return (
    <EmptyState
      icon="heart"
      title={t('lobby.favourites.none.title')}
      text={t('lobby.favourites.none.text')}
    />
  )
}
