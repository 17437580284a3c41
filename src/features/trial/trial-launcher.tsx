import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { showFailure } from '../../state/overlay-queue'
import { openTrialWindow } from './open-window'
import { TrialFrame } from './trial-frame'
import { TrialLoading } from './trial-loading'
import { TrialMessage } from './trial-message'
import { TrialProblem } from './trial-problem'
import type { TrialFacts } from './use-trial-game'
import { type TrialGame, useTrialLaunch } from './use-trial-launch'

interface Props {
  readonly game: TrialGame
  readonly facts: TrialFacts
  readonly onBack: () => void
}

/** From the tap to the running game: waiting for a network, asking, playing, or what stood in the way. */
export const TrialLauncher = ({ game, facts, onBack }: Props) => {
  const t = useWords('rest')
  const launch = useTrialLaunch(game)
  const [inWindow, setInWindow] = useState<'no' | 'opened' | 'blocked'>('no')

  const openWindow = async (): Promise<void> => {
    const outcome = await openTrialWindow(game, t('trial.windowWait'))
    if (outcome.ok) setInWindow(outcome.value === 'opened' ? 'opened' : 'no')
    else if (outcome.error.kind === 'blocked') setInWindow('blocked')
    else showFailure(outcome.error)
  }
  const onOpenWindow = (): void => void openWindow()

  if (inWindow !== 'no') {
    const text = t(inWindow === 'opened' ? 'trial.windowOpen' : 'trial.blocked')
    return (
      <TrialMessage
        icon={inWindow === 'opened' ? 'expand' : 'alert'}
        title={facts.name === '' ? t('trial.free') : facts.name}
        text={text}
        onBack={onBack}
        onOpenWindow={onOpenWindow}
      />
    )
  }
  switch (launch.phase) {
    case 'offline':
      return (
        <TrialMessage
          icon="offline"
          title={t('trial.offline.title')}
          text={t('trial.offline.text')}
          onBack={onBack}
          onRetry={launch.retry}
        />
      )
    case 'launching':
      return <TrialLoading facts={facts} />
    case 'playing':
      return <TrialFrame url={launch.url} facts={facts} onOpenWindow={onOpenWindow} />
    case 'failed':
      return (
        <TrialProblem
          error={launch.error}
          onRetry={launch.retry}
          onBack={onBack}
          onOpenWindow={onOpenWindow}
        />
      )
    default:
      return launch satisfies never
  }
}
