import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { NO_FILTERS, useChoose } from './use-choose'

interface Props {
  /** True if the list is empty without filters. */
  readonly isEmpty?: boolean
}

/** Shown if the filters leave no game of a list, with a button that clears them. */
export const NoGames = ({ isEmpty = false }: Props) => {
  const t = useTranslation()
  const choose = useChoose()
  if (isEmpty) return <EmptyState icon="games" title={t('lobby.empty.title')} text={t('lobby.empty.text')} />
  return (
    <EmptyState
      icon="games"
      title={t('filter.none')}
      action={<Button onClick={() => choose(NO_FILTERS)}>{t('filter.clear')}</Button>}
    />
  )
}
