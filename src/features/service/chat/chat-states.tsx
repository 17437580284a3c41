import type { AppError } from '#domain/errors'
import { isPermanentError } from '#domain/sync/permanent-error'
import { RetryButton } from '../../../shared/sync/retry-button'
import { useRetry } from '../../../shared/sync/use-retry'
import { useServices } from '../../../shared/service/use-services'
import { describeError } from '../../../i18n/describe-error'
import { useTranslation } from '../../../i18n/use-translation'
import type { IconName } from '../../../ui/icons/icon-paths'
import { LoadingTrack } from '../../../ui/feedback/loading-track'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { MessageIcon } from '../../../ui/icons/message-icon'
import { ServiceEntry } from '../entries/service-entry'
import styles from './chat-panel.module.css'
import desk from '../entries/customer-service.module.css'

export const ChatLoading = () => {
  const t = useTranslation('rest')
  return (
    <div className={styles.wait} role="status">
      <MessageIcon icon="chat" tone="empty" />
      <p className={styles.waitText}>{t('chat.loading')}</p>
      <LoadingTrack tone="page" />
    </div>
  )
}

/** Shown without a network. The chat opens automatically when the network is back. */
export const ChatOffline = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useTranslation('rest')
  return (
    <Trouble icon="offline" title={t('trial.offline.title')} text={t('chat.offline')} onRetry={onRetry} />
  )
}

/** Shown for a remembered login that is not confirmed yet (SES-11). */
export const ChatUnconfirmed = () => {
  const t = useTranslation('rest')
  const retry = useRetry()
  return (
    <Trouble
      icon="offline"
      title={t('member.pending')}
      text={t('chat.pending')}
      isBusy={retry.isBusy}
      onRetry={retry.run}
    />
  )
}

interface ProblemProps {
  readonly error: AppError
  readonly onRetry: () => void
}

/** Shows why the chat did not open. No retry button if a retry would fail too. */
export const ChatProblem = ({ error, onRetry }: ProblemProps) => {
  const t = useTranslation('rest')
  const isTimeout =
    error.kind === 'timeout' ||
    error.kind === 'aborted' ||
    (error.kind === 'worker' && error.detail === 'timeout')
  if (isTimeout) {
    return (
      <Trouble icon="clock" title={t('trial.timeout.title')} text={t('chat.timeout')} onRetry={onRetry} />
    )
  }
  const isUnsafe = error.kind === 'unsafe-url'
  return (
    <Trouble
      icon="alert"
      title={t('chat.failed.title')}
      text={isUnsafe ? t('chat.unsafe') : describeError(error, t).message}
      onRetry={isUnsafe || isPermanentError(error) ? undefined : onRetry}
    />
  )
}

interface TroubleProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly isBusy?: boolean
  readonly onRetry: (() => void) | undefined
}

/** Shown instead of the chat, with all other contact methods. */
const Trouble = ({ icon, title, text, isBusy = false, onRetry }: TroubleProps) => {
  const t = useTranslation('rest')
  const services = useServices()
  return (
    <div className={styles.trouble}>
      <EmptyState
        tone="error"
        icon={icon}
        title={title}
        text={text}
        action={onRetry && <RetryButton isBusy={isBusy} onRetry={onRetry} />}
      />
      {services.length > 0 && (
        <section className={styles.others} aria-label={t('service.other')}>
          <h2 className={styles.othersTitle}>{t('service.other')}</h2>
          <ul className={desk.list}>
            {services.map((service) => (
              <li key={service.position}>
                <ServiceEntry title={service.title} url={service.url} onOpen={undefined} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
