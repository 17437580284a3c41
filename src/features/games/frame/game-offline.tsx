import { useTranslation } from '../../../i18n/use-translation'
import { GameMessage } from './game-message'

interface Props {
  readonly onBack: () => void
  readonly onRetry: () => void
}

/** Shown for a launch without a network. The launch starts automatically when the network is back (GAM-08). */
export const GameOffline = ({ onBack, onRetry }: Props) => {
  const t = useTranslation('rest')
  return (
    <GameMessage
      icon="offline"
      title={t('trial.offline.title')}
      text={t('trial.offline.text')}
      onBack={onBack}
      onRetry={onRetry}
    />
  )
}
