import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import type { LobbyIndexRow } from '#domain/tables/rows'
import { useTranslation } from '../../../i18n/use-translation'
import { ImageGroup } from '../../../shared/page/image-group'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { clearField } from '../../../ui/forms/clear-field'
import { useLobbyPlace } from '../page/use-lobby-place'
import { GridLine } from '../tiles/grid-line'
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
  const pressed = useRef<Pressed>(undefined)
  const press = ({ target }: PointerEvent): void => void (pressed.current = tileAt(target))
  const release = (event: MouseEvent): void => {
    const [before, now] = [pressed.current, tileAt(event.target)]
    pressed.current = undefined
    if (before?.link === now?.link && before?.game !== now?.game) {
      event.preventDefault()
      event.stopPropagation()
    } else saveToUrl() // the tap may come before the URL has the text
  }
  return (
    <ImageGroup>
      {/* Tiles keep their place and change their games: a finger may be on one that has become another. */}
      <div onPointerDownCapture={press} onClickCapture={release}>
        <GridLine hasButton={!isPopular}>
          <p className={isAsked ? styles.count : 'visually-hidden'} role="status">
            {isAsked && ids && t('search.results', { count: ids.length })}
          </p>
        </GridLine>
        {isNone && (
          <EmptyState
            icon="search"
            title={t('search.none.title', { text: text.trim() })}
            text={t('search.none.text')}
            action={<Button onClick={() => clearField(fieldRef.current)}>{t('search.clear')}</Button>}
          />
        )}
        <ResultGrid
          text={text}
          ids={(isPopular ? lobby?.popular : ids) ?? NONE}
          first={first}
          isPopular={isPopular}
        />
      </div>
    </ImageGroup>
  )
}

interface Pressed {
  readonly link: HTMLAnchorElement
  readonly game: string | undefined
}

/** The tile that this element belongs to, and its game at this moment. */
const tileAt = (target: EventTarget): Pressed | undefined => {
  const link =
    target instanceof Element ? (target.closest('a') ?? target.closest('div')?.querySelector('a')) : null
  return link ? { link, game: link.dataset['game'] } : undefined
}
