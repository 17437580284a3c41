import { useEffect, useState } from 'react'
import { LAUNCH_TIMEOUT_MS } from '#domain/constants/timing'
import { useWords } from '../../i18n/use-words'
import { Button } from '../../ui/button'
import { FRAME_FEATURES, frameSandbox } from './frame-rules'
import styles from './trial-frame.module.css'
import { TrialLoading } from './trial-loading'
import type { TrialFacts } from './use-trial-game'

interface Props {
  /** Absolute and checked. */
  readonly url: string
  readonly facts: TrialFacts
  readonly onOpenWindow: () => void
}

/** The game. Its loading screen goes when it has loaded; if that takes long, a window of its own is offered. */
export const TrialFrame = ({ url, facts, onOpenWindow }: Props) => {
  const t = useWords('rest')
  const [isLoaded, setLoaded] = useState(false)
  const isSlow = useIsSlow(!isLoaded)
  return (
    <>
      <iframe
        src={url}
        title={facts.name === '' ? t('trial.free') : facts.name}
        className={styles.frame}
        sandbox={frameSandbox(url, window.location.origin)}
        allow={FRAME_FEATURES}
        referrerPolicy="origin"
        onLoad={() => setLoaded(true)}
      />
      {!isLoaded && (
        <div className={styles.cover}>
          <TrialLoading facts={facts} />
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

/** Has it been waited for longer than a launch may take? */
const useIsSlow = (isWaiting: boolean): boolean => {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), LAUNCH_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isPast && isWaiting
}
