import { useSnapshot } from 'valtio'
import { useWords } from '../../i18n/use-words'
import { device } from '../../state/device'
import { Cover } from '../../ui/cover'
import { imageUrl } from '../../ui/image-url'
import { LoadingTrack } from '../../ui/loading-track'
import styles from './game-loading.module.css'
import type { GameFacts } from './use-game-facts'

const COVER_WIDTH = 160 // px, the cover the lobby has already loaded or nearly so

/** The game's own cover and colour while it is on its way. */
export const GameLoading = ({ facts }: { readonly facts: GameFacts }) => {
  const t = useWords('rest')
  const { savesData } = useSnapshot(device)
  const src = imageUrl(facts.image, { width: COVER_WIDTH, density: window.devicePixelRatio, savesData })
  return (
    <div className={styles.loading} role="status">
      <span className={styles.cover}>
        <Cover key={src} src={src} name={facts.name} colour={facts.colour} isEager />
      </span>
      <p className={styles.text}>
        {facts.name === '' ? t('trial.loadingUnnamed') : t('trial.loading', { name: facts.name })}
      </p>
      <LoadingTrack tone="game" />
    </div>
  )
}
