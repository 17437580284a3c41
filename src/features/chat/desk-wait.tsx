import { SLOW_HINT_DELAY_MS } from '#domain/constants/timing'
import { RetryButton } from '../../app/retry-button'
import { TextPage } from '../../app/text-page/text-page'
import { useConnection } from '../../app/use-connection'
import { useRetry } from '../../app/use-retry'
import { useIsSlow } from '../../app/use-waited-long'
import { useTranslation } from '../../i18n/use-words'
import { EmptyState } from '../../ui/message'
import { Skeleton } from '../../ui/skeleton'
import styles from './service-desk.module.css'

/** A first visit that begins here: nothing is known of the merchant yet. */
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
          icon="offline"
          title={t('boundary.chunk.title')}
          text={t('failure.network')}
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
