import type { AppError } from '#domain/errors'
import { describeError } from '../../i18n/describe-error'
import { useWords } from '../../i18n/use-words'
import { TrialMessage } from './trial-message'

interface Props {
  readonly error: AppError
  readonly onRetry: () => void
  readonly onBack: () => void
  readonly onOpenWindow: () => void
}

/** Why the game did not open, and the ways on. An unsafe address is not offered again in a window. */
export const TrialProblem = ({ error, onRetry, onBack, onOpenWindow }: Props) => {
  const t = useWords('rest')
  if (error.kind === 'unsafe-url') {
    return (
      <TrialMessage
        icon="alert"
        title={t('trial.refused.title')}
        text={t('trial.unsafe.text')}
        onBack={onBack}
      />
    )
  }
  const isTimeout = error.kind === 'timeout' || (error.kind === 'worker' && error.detail === 'timeout')
  return (
    <TrialMessage
      icon={isTimeout ? 'clock' : 'alert'}
      title={t(isTimeout ? 'trial.timeout.title' : 'trial.refused.title')}
      text={isTimeout ? t('trial.timeout.text') : describeError(error, t).message}
      onBack={onBack}
      onRetry={onRetry}
      onOpenWindow={onOpenWindow}
    />
  )
}
