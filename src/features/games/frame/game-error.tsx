import type { AppError } from '#domain/errors'
import { isPermanentError } from '#domain/sync/permanent-error'
import { describeError } from '../../../i18n/describe-error'
import { useTranslation } from '../../../i18n/use-translation'
import { GameMessage } from './game-message'

interface Props {
  readonly error: AppError
  readonly onRetry: () => void
  readonly onBack: () => void
  readonly onOpenWindow?: (() => void) | undefined
  /** Text for a launch that timed out or was aborted. */
  readonly timeoutKey: 'trial.timeout.text' | 'launch.timeout'
}

/**
 * Shows why the game did not open, and what the player can do. Offers only the lobby if a retry or a window would fail
 * too.
 */
export const GameError = ({ error, onRetry, onBack, onOpenWindow, timeoutKey }: Props) => {
  const t = useTranslation('rest')
  if (error.kind === 'unsafe-url') {
    return (
      <GameMessage
        icon="alert"
        title={t('trial.refused.title')}
        text={t('trial.unsafe.text')}
        onBack={onBack}
      />
    )
  }
  if (isPermanentError(error)) {
    return (
      <GameMessage
        icon="games"
        title={t('trial.refused.title')}
        text={describeError(error, t).message}
        onBack={onBack}
      />
    )
  }
  const isTimeout =
    error.kind === 'timeout' ||
    error.kind === 'aborted' ||
    (error.kind === 'worker' && error.detail === 'timeout')
  return (
    <GameMessage
      icon={isTimeout ? 'clock' : 'alert'}
      title={t(isTimeout ? 'trial.timeout.title' : 'trial.refused.title')}
      text={isTimeout ? t(timeoutKey) : describeError(error, t).message}
      onBack={onBack}
      onRetry={onRetry}
      onOpenWindow={onOpenWindow}
    />
  )
}
