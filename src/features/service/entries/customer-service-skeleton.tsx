import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import { RetryButton } from '../../../shared/sync/retry-button'
import { TextPage } from '../../../shared/page/text/text-page'
import { useConnection } from '../../../shared/sync/use-connection'
import { useRetry } from '../../../shared/sync/use-retry'
import { useIsSlow } from '../../../shared/sync/use-is-slow'
import { useTranslation } from '../../../i18n/use-translation'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import styles from './customer-service.module.css'

/** Shown on a first visit that starts on this page: the merchant's data is not loaded yet. */
export const CustomerServiceSkeleton = () => {
  const t = useTranslation('rest')
  const { isOffline } = useConnection()
  const retry = useRetry()
  const hasWaitedLong = useIsSlow(true, SLOW_HINT_DELAY_MS)
  return (
    <TextPage isBusy>
      <h1 className="visually-hidden">{t('lines.service')}</h1>
      {isOffline || hasWaitedLong ? (
        <EmptyState
          tone="error"
          icon={isOffline ? 'offline' : 'alert'}
          title={t('boundary.chunk.title')}
          text={t(isOffline ? 'failure.network' : 'failure.closed')}
          action={<RetryButton isBusy={retry.isBusy} onRetry={retry.run} />}
        />
      ) : (
        <>
          <Skeleton className={styles.wait} />
          <Skeleton className={styles.wait} />
        </>
      )}
    </TextPage>
  )
}
