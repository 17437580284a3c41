import { memo, useMemo } from 'react'
import { openSearchIndex, searchGames, type SearchIndex } from '#domain/lobby/search-games'
import type { LobbyIndexRow } from '#domain/tables/rows'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { useTranslation } from '../../../i18n/use-translation'
import { pageState } from '../../../shared/page/page-state'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { GameGrid } from '../tiles/game-grid'
import { PopularSection } from '../shelves/popular-section'
import styles from './search-layer.module.css'

interface Props {
  readonly text: string
  readonly lobby: LobbyIndexRow | undefined
  readonly onClear: () => void
}

/** The results for a text. Without a text or without results, shows the popular games. */
export const SearchResults = memo(({ text, lobby, onClear }: Props) => {
  const t = useTranslation()
  const index = useSearchIndex()
  const isAsked = text.trim() !== ''
  const found = useMemo(() => (index && isAsked ? searchGames(index, text) : []), [index, isAsked, text])
  const isNone = isAsked && index !== undefined && found.length === 0
  return (
    <>
      <p className={isAsked ? styles.count : 'visually-hidden'} role="status">
        {isAsked && index && t('search.results', { count: found.length })}
      </p>
      {isNone && (
        <EmptyState
          icon="search"
          title={t('search.none.title', { text: text.trim() })}
          text={t('search.none.text')}
          action={<Button onClick={onClear}>{t('search.clear')}</Button>}
        />
      )}
      {found.length > 0 && <GameGrid ids={found} isPassing />}
      {(!isAsked || isNone) && lobby && <PopularSection ids={lobby.popular} />}
    </>
  )
})
SearchResults.displayName = 'SearchResults'

/** The search index of all games, read and unpacked once, when search opens. */
const useSearchIndex = (): SearchIndex | undefined => {
  const { data: row } = useLiveQuery(async (read) => {
    const found = await read.get('gameIndex', [pageState.merchant, pageState.language, 'search'])
    return found && 'packedText' in found ? found : undefined
  })
  return useMemo(() => row && openSearchIndex(row), [row])
}
