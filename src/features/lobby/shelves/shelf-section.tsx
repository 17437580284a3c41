import { useId, useRef } from 'react'
import type { LobbyShelf } from '#domain/tables/rows'
import { formatNumber } from '../../../i18n/format/format-number'
import { useTranslation } from '../../../i18n/use-translation'
import { classNames } from '../../../ui/class-names'
import { Icon } from '../../../ui/icons/icon'
import type { IconName } from '../../../ui/icons/icon-paths'
import { ImageGroup, ShowImages } from '../../../shared/page/image-group'
import { GameTile } from '../tiles/game-tile'
import { SectionHead } from './section-head'
import styles from './shelf-section.module.css'
import { shelfTitle } from './shelf-title'
import { useGames } from '../tiles/use-games'
import { useIsNearViewport } from '../page/use-is-near-viewport'

interface Props {
  readonly shelf: Pick<LobbyShelf, 'id' | 'title' | 'count' | 'head'>
  readonly icon?: IconName
  readonly onOpen: (id: string) => void
  /** True if the games are this player's own: the snapshot leaves them out. */
  readonly isOwn?: boolean
}

/** A vendor group on the home tab: its first games in a row that scrolls sideways, and the link to all of them. */
export const ShelfSection = ({ shelf, icon, onOpen, isOwn = false }: Props) => {
  const t = useTranslation()
  const headId = useId()
  const box = useRef<HTMLElement>(null)
  const isNear = useIsNearViewport(box, false)
  return (
    <ImageGroup>
      <section ref={box} className={styles.shelf} aria-labelledby={headId}>
        <SectionHead id={headId} title={shelfTitle(t, shelf)} icon={icon}>
          <ShowImages headId={headId} />
          <button
            type="button"
            className={styles.all}
            id={`${headId}-all`}
            aria-labelledby={`${headId}-all ${headId}`}
            onClick={() => onOpen(shelf.id)}
          >
            {t('lobby.seeAll')}
            <span className={styles.count} data-own={isOwn ? '' : undefined}>
              {formatNumber(shelf.count, t.language)}
            </span>
            <Icon name="chevron" size="s" />
          </button>
        </SectionHead>
        <div className={styles.window}>
          {isNear && <ShelfTiles ids={shelf.head} labelId={headId} isOwn={isOwn} />}
        </div>
      </section>
    </ImageGroup>
  )
}

interface TilesProps {
  readonly ids: readonly string[]
  readonly labelId: string
  readonly isOwn: boolean
}

const ShelfTiles = ({ ids, labelId, isOwn }: TilesProps) => {
  const games = useGames(ids)
  return (
    <div
      className={classNames('scroller', styles.row)}
      role="group"
      aria-labelledby={labelId}
      tabIndex={-1}
      data-own={isOwn ? 'tiles' : undefined}
    >
      {games.data
        ? games.data.map((game) => <GameTile key={game.gameId} game={game} />)
        : ids.map((id) => <span key={id} className="sk-tile sk-pulse" />)}
    </div>
  )
}
