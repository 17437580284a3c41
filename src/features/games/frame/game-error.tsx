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
  /** What is said of a launch that took too long, or was given up on the way. */
  readonly timeoutKey: 'trial.timeout.text' | 'launch.timeout'
}

/** Why the game did not open, and the ways on: the lobby alone where another try or a window would end the same. */
export const GameProblem = ({ error, onRetry, onBack, onOpenWindow, timeoutKey }: Props) => {
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
