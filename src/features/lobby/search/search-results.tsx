import { type MouseEvent, type PointerEvent, type RefObject, use, useMemo, useRef } from 'react'
import { openVendorSearch } from '#domain/lobby/find-vendors'
import type { LobbyIndexRow } from '#domain/tables/rows'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { ImageGroup } from '../../../shared/page/image-group'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { clearField } from '../../../ui/forms/clear-field'
import { FilterBar } from '../filter/filter-bar'
import { NoGames } from '../filter/no-games'
import listStyles from '../filter/start/game-list.module.css'
import { useGameFilter } from '../filter/use-game-filter'
import { vendorOptions } from '../filter/vendor-options'
import { LobbyScopeContext } from '../page/lobby-scope'
import { GridLine } from '../tiles/grid-line'
import { ResultGrid } from './result-grid'
import styles from './search-layer.module.css'
import { LastSearches } from './last-searches'
import { storeSearch } from './stored-searches'
import { useSearch } from './use-search'
import { useTextInUrl } from './use-text-in-url'
import { VendorLinks } from './vendor-links'

interface Props {
  readonly fieldRef: RefObject<HTMLInputElement | null>
  readonly lobby: LobbyIndexRow | undefined
}

const NONE: readonly string[] = []
const MOST_VENDORS = 8

/**
 * The results for the text of the field. Without results, shows the popular games; without a text, the last searches
 * and some providers as well.
 */
export const SearchResults = ({ fieldRef, lobby }: Props) => {
  const t = useTranslation()
  const { vendorNames } = use(LobbyScopeContext)
  const vendors = useMemo(() => vendorOptions(vendorNames), [vendorNames])
  const { choice, keep } = useGameFilter(false, lobby?.popular)
  const { text, ids, first, isNear, isFilteredOut } = useSearch(fieldRef, keep)
  const saveToUrl = useTextInUrl(fieldRef)
  const isAsked = text.trim() !== ''
  const isNone = isAsked && ids?.length === 0 && !isFilteredOut
  const isPopular = !isAsked || isNone
  const findVendors = useMemo(() => openVendorSearch(vendors), [vendors])
  const some = useMemo(() => vendors.slice(0, MOST_VENDORS), [vendors])
  const pressed = useRef<Pressed>(undefined)
  const press = ({ target }: PointerEvent): void => void (pressed.current = tileAt(target))
  const release = (event: MouseEvent): void => {
    const [before, now] = [pressed.current, tileAt(event.target)]
    pressed.current = undefined
    if (before?.link === now?.link && before?.game !== now?.game) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    saveToUrl() // the tap may come before the URL has the text
    if (isAsked && !isNone && now?.game) storeSearch(fieldRef.current?.value ?? '')
  }
  return (
    <ImageGroup>
      {/* Tiles keep their place and change their games: a finger may be on one that has become another. */}
      <div onPointerDownCapture={press} onClickCapture={release}>
        {isAsked && !isNone && (
          <div className={listStyles.filters}>
            <FilterBar choice={choice} vendors={vendors} />
          </div>
        )}
        {!isAsked && <LastSearches fieldRef={fieldRef} />}
        <VendorLinks vendors={isAsked ? findVendors(text, isNear || isNone) : some} hasTitle={!isAsked} />
        <GridLine hasButton={!isPopular}>
          <p className={isAsked ? styles.count : 'visually-hidden'} role="status">
            {isAsked &&
              ids &&
              t(isNear && ids.length > 0 ? 'search.near' : 'search.results', { count: ids.length })}
          </p>
        </GridLine>
        {isFilteredOut && <NoGames />}
        {isNone && (
          <EmptyState
            icon="search"
            title={t('search.none.title', { text: isolate(text.trim()) })}
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
