import { useRef } from 'react'
import type { LobbyIndexRow } from '#domain/tables/rows'
import { useTranslation } from '../../../i18n/use-translation'
import { IconButton } from '../../../ui/controls/icon-button'
import { tabElementId, Tabs } from '../../../ui/controls/tabs'
import { FavouritesPanel } from '../shelves/favourites'
import { HomePanel } from './home-panel'
import styles from './lobby-content.module.css'
import { FAVOURITES_TAB, useGoTo, useLobbyPlace } from './use-lobby-place'
import { LobbyScopeContext, useScope } from './lobby-scope'
import { shelfTitle } from '../shelves/shelf-title'
import { ShelfPanel } from '../shelves/shelf-panel'
import type { PlayerGames } from './use-player-games'

interface Props {
  readonly area: 'home' | 'games'
  readonly lobby: LobbyIndexRow
  readonly own: PlayerGames
  readonly onSearch: () => void
}

const PANEL_ID = 'games'
const FIRST_TAB = 'first'

/** The tabs, which stick below the header, and the games of the selected tab. */
export const LobbyContent = ({ area, lobby, own, onSearch }: Props) => {
  const t = useTranslation()
  const { tab, vendor, only } = useLobbyPlace()
  const goTo = useGoTo()
  const row = useRef<HTMLDivElement>(null)
  const scope = useScope(lobby, only)
  const shelf = lobby.shelves.find(({ id }) => id === tab)
  const isFavourites = tab === FAVOURITES_TAB
  const current = shelf?.id ?? (isFavourites ? tab : FIRST_TAB)
  const tabs = [
    { id: FIRST_TAB, label: t(area === 'home' ? 'lobby.forYou' : 'lobby.all') },
    ...(isFavourites || own.favourites.length > 0
      ? [{ id: FAVOURITES_TAB, label: t('lobby.favourites') }]
      : []),
    ...lobby.shelves.map((each) => ({ id: each.id, label: shelfTitle(t, each) })),
  ]

  const open = (id: string): void => {
    if (id === current) return
    goTo({ tab: id === FIRST_TAB ? '' : id })
    if (row.current) toTopOf(row.current)
  }

  return (
    <LobbyScopeContext value={scope}>
      <div ref={row} className={styles.tabs}>
        <IconButton icon="search" label={t('search.label')} className={styles.search} onClick={onSearch} />
        <div className={styles.row}>
          <Tabs label={t('lobby.tabs')} tabs={tabs} current={current} onChoose={open} panelId={PANEL_ID} />
        </div>
      </div>
      <div
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={tabElementId(PANEL_ID, current)}
        className={styles.panel}
      >
        {isFavourites ? (
          <FavouritesPanel ids={own.favourites} />
        ) : shelf || area === 'games' ? (
          <ShelfPanel shelf={shelf} lobby={lobby} own={own} vendor={vendor} />
        ) : (
          <HomePanel lobby={lobby} own={own} onOpen={open} />
        )}
      </div>
    </LobbyScopeContext>
  )
}

/** Scrolls to the start of a new tab, with the tabs in their sticky position. Does nothing while they are not stuck. */
const toTopOf = (tabs: HTMLElement): void => {
  const panel = tabs.nextElementSibling
  if (!panel) return
  const stuck = Number.parseFloat(getComputedStyle(tabs).top) + tabs.offsetHeight
  const place = window.scrollY + panel.getBoundingClientRect().top - stuck
  if (window.scrollY > place) window.scrollTo(0, place)
}
