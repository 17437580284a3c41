import { useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import { FRAME_FEATURES, frameSandbox } from '../../../shared/games/launch/frame-rules'
import styles from './game-frame.module.css'
import { GameLoading } from './game-loading'
import type { GameFacts } from './use-game-facts'
import { useGameBack } from './use-game-back'
import { useIsLaunchSlow } from '../../../shared/games/launch/use-is-launch-slow'

interface Props {
  /** Absolute and validated. */
  readonly url: string
  readonly facts: GameFacts
  readonly onOpenWindow: () => void
  readonly onBack: () => void
}

/**
 * The game in its frame. The loading screen disappears when it has loaded; if that is slow, a separate window is
 * offered.
 */
export const GameFrame = ({ url, facts, onOpenWindow, onBack }: Props) => {
  const t = useTranslation('rest')
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const isSlow = useIsLaunchSlow(!isLoaded)
  useGameBack(frame, url, onBack)
  return (
    <>
      <iframe
        ref={frame}
        src={url}
        title={facts.name === '' ? t('trial.free') : facts.name}
        className={styles.frame}
        sandbox={frameSandbox(url, window.location.origin)}
        allow={FRAME_FEATURES}
        referrerPolicy="origin"
        onLoad={() => setLoaded(true)}
      />
      {!isLoaded && (
        <div className="ui-layer">
          <GameLoading facts={facts} />
        </div>
      )}
      {isSlow && (
        <div className={styles.slow} role="status">
          <span>{t('trial.slow')}</span>
          <Button onClick={onOpenWindow}>{t('trial.newWindow')}</Button>
        </div>
      )}
    </>
  )
}
