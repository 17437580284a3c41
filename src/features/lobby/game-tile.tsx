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

/** A game in a grid or on a shelf: one link. The taps of all tiles are handled by what holds them (`useGameTaps`). */
export const GameTile = memo(({ game, isEager = false }: Props) => {
  const t = useWords()
  const vendor = useVendorName(game.vendor)
  const badge = game.isNew ? 'new' : game.isHot ? 'hot' : undefined
  const spoken = [
    t('game.by', { name: game.name, vendor }),
    badge && t(badge === 'new' ? 'game.new' : 'game.hot'),
    game.hasTrial && t('game.try'),
  ]
  return (
    <a
      href={gameHref(game)}
      className={styles.tile}
      aria-label={spoken.filter(Boolean).join(', ')}
      data-game={game.gameId}
      draggable={false}
    >
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
          </span>
        )}
      </span>
      <span className={styles.name}>{game.name}</span>
      <span className={styles.vendor}>{vendor}</span>
    </a>
  )
})
GameTile.displayName = 'GameTile'
