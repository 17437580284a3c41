import type { RefObject } from 'react'
import type { LobbyIndexRow } from '#domain/tables/rows'
import { useTranslation } from '../../../i18n/use-translation'
import { PictureGroup, ShowPictures } from '../../../shared/page/picture-group'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { clearField } from '../../../ui/forms/clear-field'
import { useLobbyPlace } from '../page/use-lobby-place'
import { ResultGrid } from './result-grid'
import styles from './search-layer.module.css'
import { useSearch } from './use-search'
import { useTextInUrl } from './use-text-in-url'

interface Props {
  readonly fieldRef: RefObject<HTMLInputElement | null>
  readonly lobby: LobbyIndexRow | undefined
}

const NONE: readonly string[] = []

/** The results for the text of the field. Without a text or without results, shows the popular games. */
export const SearchResults = ({ fieldRef, lobby }: Props) => {
  const t = useTranslation()
  const place = useLobbyPlace()
  const { text, ids, first } = useSearch(fieldRef)
  const saveToUrl = useTextInUrl(fieldRef, place)
  const isAsked = text.trim() !== ''
  const isNone = isAsked && ids?.length === 0
  const isPopular = !isAsked || isNone
  return (
    <PictureGroup>
      {/* A tap on a game may come before the URL has the text. */}
      <div onClickCapture={saveToUrl}>
        <div className={styles.line}>
          <p className={isAsked ? styles.count : 'visually-hidden'} role="status">
            {isAsked && ids && t('search.results', { count: ids.length })}
          </p>
          {!isPopular && <ShowPictures />}
        </div>
        {isNone && (
          <EmptyState
            icon="search"
            title={t('search.none.title', { text: text.trim() })}
            text={t('search.none.text')}
            action={<Button onClick={() => clearField(fieldRef.current)}>{t('search.clear')}</Button>}
          />
        )}
        <ResultGrid ids={(isPopular ? lobby?.popular : ids) ?? NONE} first={first} isPopular={isPopular} />
      </div>
    </PictureGroup>
  )
}
