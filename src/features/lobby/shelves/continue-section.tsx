import { useId } from 'react'
import { gamePath } from '#domain/games/launch-url'
import { useTranslation } from '../../../i18n/use-translation'
import { classNames } from '../../../ui/class-names'
import { Cover } from '../../../ui/media/cover'
import { Icon } from '../../../ui/icons/icon'
import type { GameRow } from '#domain/tables/rows'
import { responsiveImageUrl } from '../../../shared/page/responsive-image-url'
import { ImageGroup, ShowImages } from '../../../shared/page/image-group'
import styles from './continue-section.module.css'
import { useIsMember, useVendorName } from '../page/lobby-scope'
import { SectionHead } from './section-head'

interface Props {
  readonly games: readonly GameRow[]
}

/** The player's last games, newest first, one tap away. */
export const ContinueSection = ({ games }: Props) => {
  const t = useTranslation()
  const headId = useId()
  return (
    <ImageGroup>
      <section aria-labelledby={headId}>
        <SectionHead id={headId} title={t('lobby.continue')} icon="clock">
          <ShowImages headId={headId} />
        </SectionHead>
        <div className={classNames('scroller', styles.row)} data-own="cards">
          {games.map((game) => (
            <ContinueCard key={game.gameId} game={game} />
          ))}
        </div>
      </section>
    </ImageGroup>
  )
}

const IMAGE_PX = 56

const ContinueCard = ({ game }: { readonly game: GameRow }) => {
  const vendor = useVendorName(game.vendor)
  const isMember = useIsMember()
  return (
    <a href={gamePath(game, isMember)} className={styles.card} data-game={game.gameId}>
      <span className={styles.picture}>
        <Cover src={responsiveImageUrl(game.image, IMAGE_PX)} name={game.name} colour={game.color} isEager />
      </span>
      <span className={styles.texts}>
        <span className={styles.name} dir="auto">
          {game.name}
        </span>
        <span className={styles.vendor} dir="auto">
          {vendor}
        </span>
      </span>
      <span className={styles.play}>
        <Icon name="play" size="s" isFilled />
      </span>
    </a>
  )
}
