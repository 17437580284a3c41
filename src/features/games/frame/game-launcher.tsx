import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation'
import { showFailure } from '../../../shared/overlays/overlay-queue'
import { openGameWindow } from './open-window'
import { GameFrame } from './game-frame'
import { GameLoading } from './game-loading'
import { GameMessage } from './game-message'
import { GameOffline } from './game-offline'
import { GameError } from './game-error'
import type { GameFacts } from './use-game-facts'
import { type FetchGameUrl, useLaunch } from '../../../shared/games/launch/use-launch'
import { EXPAND } from '../../../ui/icons/frame-icon-paths'

interface Props {
  readonly ask: FetchGameUrl
  readonly facts: GameFacts
  readonly timeoutKey: 'trial.timeout.text' | 'launch.timeout'
  readonly onBack: () => void
  /** Called with true when the game is on the screen, and with false when it is not any more. */
  readonly onPlaying?: (isPlaying: boolean) => void
}

/** Shows a game from the tap on: waiting for a network, requesting the URL, playing, or the error. */
export const GameLauncher = ({ ask, facts, timeoutKey, onBack, onPlaying }: Props) => {
  const t = useTranslation('rest')
  const launch = useLaunch(ask)
  const isPlaying = launch.phase === 'playing'
  useEffect(() => {
    onPlaying?.(isPlaying)
    return () => onPlaying?.(false)
  }, [isPlaying, onPlaying])
  const [inWindow, setInWindow] = useState<'no' | 'opened' | 'blocked'>('no')

  const openWindow = async (): Promise<void> => {
    const outcome = await openGameWindow(ask, t('trial.windowWait'))
    if (outcome.ok) setInWindow(outcome.value === 'opened' ? 'opened' : 'no')
    else if (outcome.error.kind === 'blocked') setInWindow('blocked')
    else showFailure(outcome.error)
  }
  const onOpenWindow = (): void => void openWindow()

  if (inWindow !== 'no') {
    const text = t(inWindow === 'opened' ? 'trial.windowOpen' : 'trial.blocked')
    return (
      <GameMessage
        icon={inWindow === 'opened' ? EXPAND : 'alert'}
        title={facts.name === '' ? t('title.game') : facts.name}
        text={text}
        onBack={onBack}
        onOpenWindow={onOpenWindow}
      />
    )
  }
  switch (launch.phase) {
    case 'offline':
      return <GameOffline onBack={onBack} onRetry={launch.retry} />
    case 'launching':
      return <GameLoading facts={facts} />
    case 'playing':
      return <GameFrame url={launch.url} facts={facts} onOpenWindow={onOpenWindow} onBack={onBack} />
    case 'failed':
      return (
        <GameError
          error={launch.error}
          timeoutKey={timeoutKey}
          onRetry={launch.retry}
          onBack={onBack}
          onOpenWindow={onOpenWindow}
        />
      )
    default:
      return launch satisfies never
  }
}
