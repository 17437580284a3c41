import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { LoadingTrack } from '../../../ui/feedback/loading-track'
import { GameCover } from './game-cover'
import styles from './game-loading.module.css'
import type { GameFacts } from './use-game-facts'

/** The game's own cover and colour while it loads. */
export const GameLoading = ({ facts }: { readonly facts: GameFacts }) => {
  const t = useTranslation('rest')
  return (
    <div className={styles.loading} role="status">
      <span className={styles.cover}>
        <GameCover facts={facts} />
      </span>
      <p className={styles.text}>
        {facts.name === '' ? t('trial.loadingUnnamed') : t('trial.loading', { name: isolate(facts.name) })}
      </p>
      <LoadingTrack tone="game" />
    </div>
  )
}
