import type { ReactNode } from 'react'
import { GameLoading } from '../../features/games/frame/game-loading'
import { GameMessage } from '../../features/games/frame/game-message'
import { GameOffline } from '../../features/games/frame/game-offline'
import { GameError } from '../../features/games/frame/game-error'
import { GameScreen } from '../../features/games/frame/game-screen'
import { AppAdvice } from '../../features/games/launch/app-advice'
import { PrizeChooser } from '../../features/games/launch/prize-chooser'
import trial from '../../features/games/trial/trial-page.module.css'
import { useTranslation } from '../../i18n/use-translation'
import { buttonClass } from '../../ui/controls/button-class'
import { lengthen, sampleImage } from '../samples'
import { EXPAND } from '../../ui/icons/frame-icon-paths'

const FACTS = { name: 'Blue Lagoon', image: sampleImage(200), colour: '#14507a', vendor: 'Sample Studio' }
const UNNAMED = { ...FACTS, name: '', image: '', vendor: '' }
const stay = (): void => undefined

const Game = ({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) => (
  <GameScreen
    title={FACTS.name}
    sharePath="/m/trial?gameId=1"
    vendor={FACTS.vendor}
    place=""
    colour={FACTS.colour}
    action={action}
    onBack={stay}
  >
    {() => children}
  </GameScreen>
)

/** A trial game has a link to the real game in its bar, here with a long text. */
const Trial = () => {
  const t = useTranslation('rest')
  const real = (
    <a href="#real" className={buttonClass({ variant: 'primary' }, trial.real)}>
      {lengthen(t('launch.real'))}
    </a>
  )
  return (
    <Game action={real}>
      <GameLoading facts={UNNAMED} />
    </Game>
  )
}

const InWindow = () => {
  const t = useTranslation('rest')
  return (
    <Game>
      <GameMessage
        icon={EXPAND}
        title={FACTS.name}
        text={lengthen(t('trial.windowOpen'))}
        onBack={stay}
        onOpenWindow={stay}
      />
    </Game>
  )
}

/** The game screen at every step before the game, and with every error. */
export const LAUNCH_FRAMES = {
  loading: () => (
    <Game>
      <GameLoading facts={FACTS} />
    </Game>
  ),
  trial: Trial,
  advice: () => (
    <Game>
      <AppAdvice facts={FACTS} url="https://example.org/" onStay={stay} />
    </Game>
  ),
  adviceAlone: () => (
    <Game>
      <AppAdvice facts={FACTS} url={null} onStay={stay} />
    </Game>
  ),
  prize: () => (
    <Game>
      <PrizeChooser gameId="sample" facts={FACTS} modes={['1700', '1800', '1950']} onChoose={stay} />
    </Game>
  ),
  delayed: () => (
    <Game>
      <GameError
        error={{ kind: 'timeout', limitMs: 10_000 }}
        timeoutKey="launch.timeout"
        onBack={stay}
        onRetry={stay}
        onOpenWindow={stay}
      />
    </Game>
  ),
  refused: () => (
    <Game>
      <GameError
        error={{ kind: 'refused', status: 400, code: 'request.invalid', message: '' }}
        timeoutKey="launch.timeout"
        onBack={stay}
        onRetry={stay}
      />
    </Game>
  ),
  unsafe: () => (
    <Game>
      <GameError error={{ kind: 'unsafe-url' }} timeoutKey="launch.timeout" onBack={stay} onRetry={stay} />
    </Game>
  ),
  offline: () => (
    <Game>
      <GameOffline onBack={stay} onRetry={stay} />
    </Game>
  ),
  window: InWindow,
} as const
