import { memo } from 'react'
import { gamePath } from '#domain/games/launch-url'
import type { GameRow } from '#domain/tables/rows'
import { responsiveImageUrl } from '../../../shared/page/responsive-image-url'
import { useTranslation } from '../../../i18n/use-translation'
import { Cover } from '../../../ui/media/cover'
import { Icon } from '../../../ui/icons/icon'
import { FavouriteHeart } from './favourite-heart'
import styles from './game-tile.module.css'
import { useIsMember, useVendorName } from '../page/lobby-scope'
import { tileWidth } from '../../../ui/media/measured-widths'

interface Props {
  readonly game: GameRow
  readonly isEager?: boolean
}

/**
 * A game in a grid or on a shelf: one link whose label starts with the name, and the heart. A parent element handles
 * the taps of all tiles (`useGameTaps`).
 */
export const GameTile = memo(({ game, isEager = false }: Props) => {
  const t = useTranslation()
  const vendor = useVendorName(game.vendor)
  const isMember = useIsMember()
  const badge = game.isNew ? 'new' : game.isHot ? 'hot' : undefined
  return (
    <div className={styles.tile}>
      <a href={gamePath(game, isMember)} className={styles.link} data-game={game.gameId} draggable={false}>
        <span className={styles.texts}>
          <span className={styles.name} dir="auto">
            {game.name}
          </span>
          <span className={styles.vendor}>
            {game.hasTrial && !isMember && (
              <span className={styles.trial}>
                <Icon name="play" size="s" isFilled />
                <span className="visually-hidden">{t('game.try')}</span>
              </span>
            )}
            <span className={styles.vendorName} dir="auto">
              {vendor}
            </span>
          </span>
        </span>
        <span className={styles.cover}>
          <Cover
            src={responsiveImageUrl(game.image, tileWidth())}
            name={game.name}
            colour={game.color}
            isEager={isEager}
          />
          {badge && (
            <span className={styles.badge} data-badge={badge}>
              {t(badge === 'new' ? 'game.new' : 'game.hot')}
            </span>
          )}
        </span>
      </a>
      <FavouriteHeart gameId={game.gameId} name={game.name} />
    </div>
  )
})
GameTile.displayName = 'GameTile'
