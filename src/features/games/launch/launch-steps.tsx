import { useCallback, useState } from 'react'
import { GAME_BACK_PATH } from '#domain/games/game-back-constants'
import { HOME_PATH } from '#domain/routing/routes'
import type { LaunchLink } from '#domain/games/launch-url'
import { isLotteryLaunch } from '#domain/games/launch-query'
import { GameLauncher } from '../frame/game-launcher'
import { GameLoading } from '../frame/game-loading'
import { GameMessage } from '../frame/game-message'
import type { FetchGameUrl } from '../../../shared/games/launch/use-launch'
import { useRetry } from '../../../shared/sync/use-retry'
import { commands } from '../../../shared/worker/client/commands'
import { useTranslation } from '../../../i18n/use-translation'
import { AppAdvice } from './app-advice'
import { LotteryLauncher } from './lottery-launcher'
import { PrizeChooser } from './prize-chooser'
import { useAppAdvice } from './use-app-advice'
import type { LaunchGame } from './use-launch-game'

interface Props {
  readonly link: LaunchLink
  readonly game: LaunchGame
  /** A route of the app, or null for the lobby. */
  readonly backTo: string | null
  /** False for a remembered member whose login the gateway has not confirmed yet (SES-11). */
  readonly isConfirmed: boolean
  readonly onBack: () => void
  /** Called with true when the game is on the screen, and with false when it is not any more. */
  readonly onPlaying: (isPlaying: boolean) => void
}

/** Shows the steps before the game one by one, then the game. */
export const LaunchSteps = ({
  link,
  game: { state, row, facts },
  backTo,
  isConfirmed,
  onBack,
  onPlaying,
}: Props) => {
  const t = useTranslation('rest')
  const [isPlaying, setPlaying] = useState(false)
  const report = useCallback(
    (isShown: boolean) => {
      setPlaying(isShown)
      onPlaying(isShown)
    },
    [onPlaying],
  )
  // A running game stays, even if its row is gone or its language has changed.
  const isLottery = !isPlaying && isLotteryLaunch({ game: row, ...link })
  const advice = useAppAdvice()
  const retry = useRetry()
  const [chosen, setChosen] = useState<string>()
  // A mode in the URL is the player's choice already.
  const modes = isLottery && link.prizeMode === undefined ? (row?.prizeModes ?? []).map(String) : []

  if ((state === 'waiting' && !isPlaying) || (isLottery && advice.isOpen === undefined))
    return <GameLoading facts={facts} />
  if (state === 'unknown' && !isPlaying) {
    return (
      <GameMessage icon="games" title={t('trial.missing.title')} text={t('launch.unknown')} onBack={onBack} />
    )
  }
  if (!isConfirmed && !isPlaying) {
    return (
      <GameMessage
        icon="offline"
        title={t('trial.offline.title')}
        text={t('launch.pending')}
        onBack={onBack}
        isBusy={retry.isBusy}
        onRetry={retry.run}
      />
    )
  }
  if (isLottery && advice.isOpen === true)
    return <AppAdvice facts={facts} url={advice.url} onStay={advice.stay} />
  if (modes.length > 1 && chosen === undefined)
    return <PrizeChooser gameId={row?.gameId ?? ''} facts={facts} modes={modes} onChoose={setChosen} />

  const ask: FetchGameUrl = ({ inNewWindow }) =>
    commands.launchGame({
      ...launchInput(row ? { ...link, gameId: row.gameId, vendor: undefined } : link),
      ...(chosen !== undefined && { prizeMode: chosen }),
      // The page that closes the game is the only page of the app that may be framed.
      backUrl: window.location.origin + (isLottery || inNewWindow ? (backTo ?? HOME_PATH) : GAME_BACK_PATH),
    })
  return isLottery ? (
    <LotteryLauncher ask={ask} facts={facts} onBack={onBack} />
  ) : (
    <GameLauncher ask={ask} facts={facts} timeoutKey="launch.timeout" onBack={onBack} onPlaying={report} />
  )
}

type LaunchInput = Omit<Parameters<typeof commands.launchGame>[0], 'backUrl'>

/** Returns the parameters that the command accepts, without the missing ones. */
const launchInput = ({
  gameId,
  vendor,
  gameCode,
  roomId,
  prizeMode,
  playType,
  lottoView,
}: LaunchLink): LaunchInput => ({
  ...(gameId !== undefined && { gameId }),
  ...(vendor !== undefined && { vendor }),
  ...((gameCode ?? roomId) !== undefined && { gameCode: gameCode ?? roomId ?? '' }),
  ...(prizeMode !== undefined && { prizeMode }),
  ...(playType !== undefined && { playType }),
  ...(lottoView !== undefined && { lottoView }),
})
