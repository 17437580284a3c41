import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { FAVOURITES_TAB, useLobbyPlace } from '../page/use-lobby-place'
import { NO_FILTERS, useChoose } from './use-choose'

interface Props {
  /** True if the list is empty without filters. */
  readonly isEmpty?: boolean
}

/** Shown if a list has no games, or if the filters leave none, with a button that clears them. */
export const NoGames = ({ isEmpty = false }: Props) => {
  const t = useTranslation()
  const choose = useChoose()
  const { tab } = useLobbyPlace()
  if (isEmpty && tab === FAVOURITES_TAB)
    return (
      <EmptyState
        icon="heart"
        title={t('lobby.favourites.none.title')}
        text={t('lobby.favourites.none.text')}
      />
    )
  if (isEmpty) return <EmptyState icon="games" title={t('lobby.empty.title')} text={t('lobby.empty.text')} />
  return (
    <EmptyState
      icon="games"
      title={t('filter.none')}
      action={<Button onClick={() => choose(NO_FILTERS)}>{t('filter.clear')}</Button>}
    />
  )
}
