import { useTranslation } from '../../../i18n/use-translation'
import { ImageGroup } from '../../../shared/page/image-group'
import { GameList } from '../filter/start/game-list'
import { FAVOURITES_TAB } from '../page/use-lobby-place'
import { ShelfSection } from './shelf-section'

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
export const FavouritesPanel = ({ ids }: Props) => (
  <ImageGroup>
    <GameList ids={ids} count={ids.length} />
  </ImageGroup>
)
