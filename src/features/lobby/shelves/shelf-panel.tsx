import type { LobbyIndexRow, LobbyShelf } from '#domain/tables/rows'
import { formatNumber } from '../../../i18n/format/format-number'
import { intlTag } from '../../../i18n/format/intl-tags'
import { useTranslation } from '../../../i18n/use-translation'
import { Chips } from '../../../ui/controls/chips'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ImageGroup } from '../../../shared/page/image-group'
import { GameGrid } from '../tiles/game-grid'
import { GridLine } from '../tiles/grid-line'
import { Matches } from '../matches/matches'
import styles from './shelf-panel.module.css'
import { useShelfIds } from './use-shelf-ids'
import type { PlayerGames } from '../page/use-player-games'

interface Props {
  /** Undefined for all games. */
  readonly shelf: LobbyShelf | undefined
  readonly lobby: LobbyIndexRow
  readonly own: PlayerGames
  readonly vendor: string
  readonly onVendor: (vendor: string) => void
}

const ALL = ''

/** All games of one group, or of one vendor in it. */
export const ShelfPanel = ({ shelf, lobby, own, vendor, onVendor }: Props) => {
  const t = useTranslation()
  const chosen = shelf?.vendors.find((each) => each.vendor === vendor)
  const ids = useShelfIds(partOf(shelf, chosen?.vendor))
  const count = chosen?.count ?? shelf?.count ?? lobby.total
  const withMatches = own.matchVendors.filter((each) =>
    chosen ? chosen.vendor === each : shelf?.vendors.some((card) => card.vendor === each),
  )
  const written = (value: number): string => formatNumber(value, intlTag(t.language))
  const hasChips = shelf !== undefined && shelf.vendors.length > 1
  return (
    <ImageGroup key={partOf(shelf, chosen?.vendor)}>
      {hasChips && (
        <Chips
          label={t('lobby.vendors')}
          current={chosen?.vendor ?? ALL}
          onChoose={onVendor}
          chips={[
            { id: ALL, label: t('lobby.all'), count: written(shelf.count) },
            ...shelf.vendors.map((each) => ({
              id: each.vendor,
              label: each.displayName,
              count: written(each.count),
            })),
          ]}
        />
      )}
      <GridLine>
        <p className={hasChips ? 'visually-hidden' : styles.count} role="status">
          {t('lobby.games', { count })}
        </p>
      </GridLine>
      {withMatches.length > 0 && <Matches vendors={withMatches} />}
      {ids && ids.length > 0 && <GameGrid ids={ids} />}
      {ids?.length === 0 && (
        <EmptyState icon="games" title={t('lobby.empty.title')} text={t('lobby.empty.text')} />
      )}
    </ImageGroup>
  )
}

const partOf = (shelf: LobbyShelf | undefined, vendor: string | undefined): string => {
  if (!shelf) return 'all'
  return vendor === undefined ? `shelf:${shelf.id}` : `vendor:${shelf.id}:${vendor}`
}
