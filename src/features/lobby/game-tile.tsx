import { memo } from 'react'
import type { GameRow } from '#domain/tables/rows'
import { useWords } from '../../i18n/use-words'
import { Cover } from '../../ui/cover'
import { Icon } from '../../ui/icon'
import { gameHref } from './game-href'
import styles from './game-tile.module.css'
import { useVendorName } from './lobby-scope'
import { pictureOf, tileWidth } from './tile-width'

interface Props {
  readonly game: GameRow
  readonly isEager?: boolean
}

/** A game in a grid or on a shelf: one link, read out with its name first. The taps of all tiles are handled by what holds them (`useGameTaps`). */
export const GameTile = memo(({ game, isEager = false }: Props) => {
  const t = useWords()
  const vendor = useVendorName(game.vendor)
  const badge = game.isNew ? 'new' : game.isHot ? 'hot' : undefined
  return (
    <a href={gameHref(game)} className={styles.tile} data-game={game.gameId} draggable={false}>
      <span className={styles.name}>{game.name}</span>
      <span className={styles.vendor}>{vendor}</span>
      <span className={styles.cover}>
        <Cover
          src={pictureOf(game.image, tileWidth(window.innerWidth))}
          name={game.name}
          colour={game.color}
          isEager={isEager}
        />
        {badge && (
          <span className={styles.badge} data-badge={badge}>
            {t(badge === 'new' ? 'game.new' : 'game.hot')}
          </span>
        )}
        {game.hasTrial && (
          <span className={styles.trial}>
            <Icon name="play" size="s" isFilled />
            <span className="visually-hidden">{t('game.try')}</span>
          </span>
        )}
      </span>
    </a>
  )
})
GameTile.displayName = 'GameTile'
