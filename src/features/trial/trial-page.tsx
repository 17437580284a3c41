import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLeave } from '../../app/use-leave'
import { usePage } from '../../app/use-page'
import { useWords } from '../../i18n/use-words'
import { setActivity } from '../../state/overlay-queue'
import { classNames } from '../../ui/class-names'
import { TrialBar } from './trial-bar'
import { TrialLauncher } from './trial-launcher'
import { TrialMessage } from './trial-message'
import styles from './trial-page.module.css'
import { useFullscreen } from './use-fullscreen'
import { useTrialGame } from './use-trial-game'

/** A free try of one game in a frame that fills the screen (GAM-06): /m/trial?gameId=&nodeId= */
export const TrialPage = () => {
  const t = useWords('rest')
  const [query] = useSearchParams()
  const gameId = query.get('gameId') ?? ''
  const nodeId = query.get('nodeId') ?? ''
  const game = useTrialGame(gameId)
  const title = game.name === '' ? t('trial.free') : game.name
  usePage(title, gameId)
  const leave = useLeave()
  const page = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(page)
  const [isBarHidden, setBarHidden] = useState(false)
  const [run, setRun] = useState(0)

  useEffect(() => {
    setActivity('launch')
    return () => setActivity('free')
  }, [])

  const style: CSSProperties & { '--game': string } = { '--game': game.colour }
  return (
    <div ref={page} className={classNames(styles.page, isBarHidden && styles.bare)} style={style}>
      <TrialBar
        game={game}
        isHidden={isBarHidden}
        isFull={fullscreen.isFull}
        onBack={leave}
        onReload={() => setRun(run + 1)}
        onFullscreen={fullscreen.toggle}
        onToggle={() => setBarHidden(!isBarHidden)}
      />
      <main id="main" tabIndex={-1} className={styles.stage} aria-label={title}>
        {gameId === '' ? (
          <TrialMessage
            title={t('trial.missing.title')}
            text={t('trial.missing.text')}
            icon="games"
            onBack={leave}
          />
        ) : (
          <TrialLauncher
            key={`${gameId}/${nodeId}/${String(run)}`}
            game={{ gameId, nodeId }}
            facts={game}
            onBack={leave}
          />
        )}
      </main>
    </div>
  )
}
