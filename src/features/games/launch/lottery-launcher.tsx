import { useEffect } from 'react'
import { LAUNCH_TIMEOUT_MS } from '#domain/timing'
import { GameLoading } from '../frame/game-loading'
import { GameOffline } from '../frame/game-offline'
import { GameError } from '../frame/game-error'
import type { GameFacts } from '../frame/use-game-facts'
import { useIsLaunchSlow } from '../../../shared/games/launch/use-is-launch-slow'
import { type FetchGameUrl, useLaunch } from '../../../shared/games/launch/use-launch'
import { redirectTo } from './redirect-to'

interface Props {
  readonly ask: FetchGameUrl
  readonly facts: GameFacts
  readonly onBack: () => void
}

/**
 * Replaces the whole page with the lottery; shows an error if it does not load within 10 s (GAM-03). It also
 * replaces the history entry, so back leads to the lobby.
 */
export const LotteryLauncher = ({ ask, facts, onBack }: Props) => {
  const launch = useLaunch(ask)
  const url = launch.phase === 'playing' ? launch.url : undefined
  // The 10 s start with the request, not while there is no network.
  const isStuck = useIsLaunchSlow(url !== undefined, launch.phase === 'offline' ? -1 : launch.attempt)
  useEffect(() => {
    if (url !== undefined) redirectTo(url)
  }, [url])

  switch (launch.phase) {
    case 'offline':
      return <GameOffline onBack={onBack} onRetry={launch.retry} />
    case 'launching':
    case 'playing':
    case 'failed': {
      const error =
        launch.phase === 'failed'
          ? launch.error
          : isStuck
            ? ({ kind: 'timeout', limitMs: LAUNCH_TIMEOUT_MS } as const)
            : null
      if (!error) return <GameLoading facts={facts} />
      return <GameError error={error} timeoutKey="launch.timeout" onRetry={launch.retry} onBack={onBack} />
    }
    default:
      return launch satisfies never
  }
}
