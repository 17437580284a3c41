import { useSearchParams } from 'react-router-dom'
import { launchPath, loginPath } from '#domain/rules/launch-address'
import { AppLink } from '../../app/app-link'
import { GameLauncher } from '../../app/game-frame/game-launcher'
import { GameMessage } from '../../app/game-frame/game-message'
import { GameScreen } from '../../app/game-frame/game-screen'
import { useGameFacts } from '../../app/game-frame/use-game-facts'
import { useGoBack } from '../../app/use-leave'
import { commands } from '../../app/worker-client'
import { useTranslation } from '../../i18n/use-words'
import { useMember } from '../../state/session-state'
import { buttonClass } from '../../ui/button-class'
import styles from './trial-page.module.css'

/** A free try of one game in a frame that fills the screen (GAM-06): /m/trial?gameId=&nodeId= */
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
      action={
        gameId === '' ? undefined : (
          <AppLink
            to={isMember ? realGame : loginPath(realGame)}
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
