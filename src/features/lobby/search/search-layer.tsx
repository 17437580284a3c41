import { Suspense, type RefObject } from 'react'
import type { LobbyIndexRow } from '#domain/tables/rows'
import { useGoBack } from '../../../shared/routing/use-go-back'
import { useTranslation } from '../../../i18n/use-translation'
import { IconButton } from '../../../ui/controls/icon-button'
import { SearchField } from '../../../ui/forms/search-field'
import { useLobbyPlace } from '../page/use-lobby-place'
import { LobbyScopeContext, useScope } from '../page/lobby-scope'
import { SearchResults } from './lazy-search-results'
import styles from './search-layer.module.css'

interface Props {
  readonly fieldRef: RefObject<HTMLInputElement | null>
  readonly lobby: LobbyIndexRow | undefined
}

/**
 * Search replaces the lobby in the same page. Back returns to the lobby as it was. A key press renders nothing here: the
 * results listen to the field.
 */
export const SearchLayer = ({ fieldRef, lobby }: Props) => {
  const t = useTranslation()
  const { search, only } = useLobbyPlace()
  const leave = useGoBack()
  const scope = useScope(lobby, only)
  return (
    <LobbyScopeContext value={scope}>
      <h1 className="visually-hidden">{t('search.label')}</h1>
      <form className={styles.bar} role="search" onSubmit={(event) => event.preventDefault()}>
        <IconButton icon="back" label={t('action.back')} onClick={leave} />
        <SearchField
          inputRef={fieldRef}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          initialValue={search ?? ''}
        />
      </form>
      <Suspense fallback={null}>
        <SearchResults fieldRef={fieldRef} lobby={lobby} />
      </Suspense>
    </LobbyScopeContext>
  )
}
