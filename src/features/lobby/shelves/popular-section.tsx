import { useEffect, useId } from 'react'
import { GAMES_MARK } from '#domain/metrics/marks'
import { useTranslation } from '../../../i18n/use-translation'
import { Icon } from '../../../ui/icons/icon'
import { ImageGroup, ShowImages } from '../../../shared/page/image-group'
import { GameTile } from '../tiles/game-tile'
import { useIsMember } from '../page/lobby-scope'
import styles from './popular-section.module.css'
import { SectionHead } from './section-head'
import { useGames } from '../tiles/use-games'

interface Props {
  readonly ids: readonly string[]
}

const MOST = 12 // two rows on the widest screen; the style sheet hides a third row
const EAGER_TILES = 6

/** Popular games, directly below the tabs. */
export const PopularSection = ({ ids }: Props) => {
  const headId = useId()
  const shown = ids.slice(0, MOST)
  const games = useGames(shown)
  const isReady = games.data !== undefined
  useEffect(() => {
    if (isReady) performance.mark(GAMES_MARK)
  }, [isReady])
  return (
    <ImageGroup>
      <section aria-labelledby={headId}>
        <PopularHead id={headId} />
        <div className={`sk-grid ${styles.tiles ?? ''}`}>
          {games.data
            ? games.data.map((game, place) => (
                <GameTile key={game.gameId} game={game} isEager={place < EAGER_TILES} />
              ))
            : shown.map((id) => <span key={id} className="sk-tile sk-pulse" />)}
        </div>
      </section>
    </ImageGroup>
  )
}

export const PopularHead = ({ id }: { readonly id: string }) => {
  const t = useTranslation()
  const isMember = useIsMember()
  return (
    <SectionHead id={id} title={t('lobby.popular')} icon="fire">
      {!isMember && (
        <span className={styles.legend} aria-hidden="true">
          <span className={styles.mark}>
            <Icon name="play" size="s" isFilled />
          </span>
          {t('game.try')}
        </span>
      )}
      <ShowImages headId={id} />
    </SectionHead>
  )
}
