import { useSearchParams } from 'react-router-dom'
import { launchPath } from '#domain/games/launch-url'
import { loginPath } from '#domain/routing/return-url'
import { trialPath } from '#domain/routing/routes'
import { AppLink } from '../../../shared/routing/app-link'
import { GameLauncher } from '../frame/game-launcher'
import { GameMessage } from '../frame/game-message'
import { GameScreen } from '../frame/game-screen'
import { useGameFacts } from '../frame/use-game-facts'
import { useGoBack } from '../../../shared/routing/use-go-back'
import { commands } from '../../../shared/worker/client/commands'
import { useTranslation } from '../../../i18n/use-translation'
import { useMember } from '../../../shared/session/session-state'
import { buttonClass } from '../../../ui/controls/button-class'
import styles from './trial-page.module.css'

/** A free trial of one game in a frame that fills the screen (GAM-06): /m/trial?gameId=&nodeId= */
export const TrialPage = () => {
  const t = useTranslation('rest')
  const [query] = useSearchParams()
  const gameId = query.get('gameId') ?? ''
  const nodeId = query.get('nodeId') ?? ''
  const game = useGameFacts(gameId)
  const leave = useGoBack()
  const isMember = useMember() !== null
  const realGame = launchPath({ gameId })
  return (
    <GameScreen
      title={game.name === '' ? t('trial.free') : game.name}
      {...(game.name !== '' && { lead: t('trial.free') })}
      vendor={game.vendor}
      place={gameId}
      colour={game.colour}
      sharePath={gameId === '' ? undefined : trialPath({ gameId, nodeId })}
      action={
        gameId === '' ? undefined : (
          <AppLink
            to={isMember ? realGame : loginPath(realGame)}
            replace={isMember}
            className={buttonClass({ variant: 'primary' }, styles.real)}
          >
            {t('launch.real')}
          </AppLink>
        )
      }
      onBack={leave}
    >
      {(run) =>
        gameId === '' ? (
          <GameMessage
            title={t('trial.missing.title')}
            text={t('trial.missing.text')}
            icon="games"
            onBack={leave}
          />
        ) : (
          <GameLauncher
            key={`${gameId}/${nodeId}/${String(run)}`}
            ask={({ inNewWindow }) =>
              commands.launchTrial({ gameId, nodeId, ...(inNewWindow && { inNewWindow }) })
            }
            facts={game}
            timeoutKey="trial.timeout.text"
            onBack={leave}
          />
        )
      }
    </GameScreen>
  )
}
