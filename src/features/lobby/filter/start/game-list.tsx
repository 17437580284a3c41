import { type ReactNode, Suspense, useState } from 'react'
import type { LobbyVendor } from '#domain/tables/rows'
import { useTranslation } from '../../../../i18n/use-translation'
import { ReactErrorBoundary } from '../../../../shared/page/react-error-boundary'
import { useLobbyPlace } from '../../page/use-lobby-place'
import { GameGrid } from '../../tiles/game-grid'
import { GridLine } from '../../tiles/grid-line'
import type { KeptGames } from '../list-filter'
import styles from './game-list.module.css'
import { ListFilter } from './lazy-list-filter'

interface Props {
  /** Undefined until they are read. */
  readonly ids: readonly string[] | undefined
  /** Number of games, known before they are read. */
  readonly count: number
  /** Vendors to choose from; by default all of the lobby. */
  readonly vendors?: readonly LobbyVendor[] | undefined
  /** True if the list has only the games of the chosen vendor. */
  readonly isByVendor?: boolean
  /** Shown above the games. */
  readonly children?: ReactNode
}

/** A list of games with filters, which stick below the tabs. The filters load after the games. */
export const GameList = ({ ids, count, vendors, isByVendor = false, children }: Props) => {
  const t = useTranslation()
  const { only, sort } = useLobbyPlace()
  /** Null if the chunk of the filters is unavailable: then all games are shown. */
  const [kept, setKept] = useState<KeptGames | null>()
  // The last games stay until the next ones are filtered.
  const shown = kept?.of === ids || (kept !== null && only + sort !== '') ? kept?.ids : ids
  return (
    <>
      <div className={styles.filters}>
        <ReactErrorBoundary fallback={null} onError={() => setKept(null)}>
          <Suspense fallback={null}>
            <ListFilter ids={ids} vendors={vendors} isByVendor={isByVendor} onKept={setKept} />
          </Suspense>
        </ReactErrorBoundary>
      </div>
      <GridLine>
        <p className={styles.count} role="status">
          {t('lobby.games', { count: shown?.length ?? count })}
        </p>
      </GridLine>
      {children}
      {shown && shown.length > 0 ? <GameGrid ids={shown} /> : shown && kept?.none}
    </>
  )
}
