import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { parseLaunchLink } from '#domain/games/launch-link'
import { sharedGamePath } from '#domain/games/launch-url'
import { trialPath } from '#domain/routing/routes'
import { AppLink } from '../../../shared/routing/app-link'
import { buttonClass } from '../../../ui/controls/button-class'
import { GameScreen } from '../frame/game-screen'
import { useAppNavigate } from '../../../shared/routing/use-app-navigate'
import { useGoBack } from '../../../shared/routing/use-go-back'
import { useTranslation } from '../../../i18n/use-translation'
import { useMember } from '../../../shared/session/session-state'
import styles from './launch-page.module.css'
import { DepositLink } from './deposit-link'
import { LaunchSteps } from './launch-steps'
import { useLaunchGame } from './use-launch-game'

/**
 * A game for real money (GAM-03, GAM-04): /m/launchGame?gameId= or ?prize_mode or vendor, code, playType, backUrl,
 * lottoView. A member may also try the game free (GAM-06 names no audience, ANN-08 requires no login for a trial).
 */
export const LaunchPage = () => {
  const t = useTranslation('rest')
  const { search } = useLocation()
  const [query] = useSearchParams()
  const { link, backTo } = useMemo(() => parseLaunchLink(query, window.location.origin), [query])
  const game = useLaunchGame(link)
  const go = useAppNavigate()
  const leave = useGoBack()
  const [isPlaying, setPlaying] = useState(false)
  const isConfirmed = useMember()?.isConfirmed === true

  const onBack = (): void => {
    if (backTo === null) leave()
    else go(backTo, { replace: true })
  }
  const title = game.facts.name === '' ? t('launch.title') : game.facts.name
  return (
    <GameScreen
      title={title}
      vendor={game.facts.vendor}
      place={search}
      colour={game.facts.colour}
      sharePath={game.state === 'known' ? sharedGamePath(game.row, link) : undefined}
      action={
        game.row?.hasTrial === true && !isPlaying ? (
          <AppLink
            to={trialPath(game.row)}
            replace
            className={buttonClass({ variant: 'quiet' }, styles.trial)}
          >
            {t('game.try')}
          </AppLink>
        ) : undefined
      }
      tool={isConfirmed ? <DepositLink /> : undefined}
      onBack={onBack}
    >
      {(run) => (
        <LaunchSteps
          key={`${search}/${String(run)}`}
          link={link}
          game={game}
          backTo={backTo}
          isConfirmed={isConfirmed}
          onBack={onBack}
          onPlaying={setPlaying}
        />
      )}
    </GameScreen>
  )
}
