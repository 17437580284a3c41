import { useMemo, useRef } from 'react'
import type { LobbyIndexRow } from '#domain/tables/rows'
import { useWords } from '../../i18n/use-words'
import { IconButton } from '../../ui/icon-button'
import { tabElementId, Tabs } from '../../ui/tabs'
import { HomePanel } from './home-panel'
import styles from './lobby-content.module.css'
import { useGoTo, useLobbyPlace } from './lobby-address'
import { lobbyScope, LobbyScopeContext } from './lobby-scope'
import { ShelfPanel } from './shelf-panel'

interface Props {
  readonly area: 'home' | 'games'
  readonly lobby: LobbyIndexRow
  readonly onSearch: () => void
}

const PANEL_ID = 'games'
const FIRST_TAB = 'first'

/** The tabs, which stay under the header, and the games of the open one. */
export const LobbyContent = ({ area, lobby, onSearch }: Props) => {
  const t = useWords()
  const { tab, vendor } = useLobbyPlace()
  const goTo = useGoTo()
  const top = useRef<HTMLDivElement>(null)
  const scope = useMemo(() => lobbyScope(lobby), [lobby])
  const shelf = lobby.shelves.find(({ id }) => id === tab)
  const current = shelf?.id ?? FIRST_TAB
  const tabs = [
    { id: FIRST_TAB, label: t(area === 'home' ? 'lobby.forYou' : 'lobby.all') },
    ...lobby.shelves.map(({ id, title }) => ({ id, label: title })),
  ]

  const open = (id: string): void => {
    if (id === current) return
    goTo({ tab: id === FIRST_TAB ? '' : id })
    if (top.current) toTopOf(top.current)
  }

  return (
    <LobbyScopeContext value={scope}>
      <div ref={top} />
      <div className={styles.tabs}>
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
        {shelf || area === 'games' ? (
          <ShelfPanel
            shelf={shelf}
            lobby={lobby}
            vendor={vendor}
            onVendor={(id) => goTo({ tab, vendor: id }, { replace: true })}
          />
        ) : (
          <HomePanel lobby={lobby} onOpen={open} />
        )}
      </div>
    </LobbyScopeContext>
  )
}

/** Another tab begins at its top, with the tabs where they stick; above them the page stays as it is. */
const toTopOf = (element: HTMLElement): void => {
  const place = element.getBoundingClientRect().top + window.scrollY
  const stuck = Number.parseFloat(getComputedStyle(document.querySelector('header') ?? element).height)
  if (window.scrollY > place - stuck) window.scrollTo(0, place - stuck)
}
