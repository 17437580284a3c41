import { PATIENCE_MS } from '#domain/constants/timing'
import { RetryButton } from '../../app/retry-button'
import { TextPage } from '../../app/text-page/text-page'
import { useConnection } from '../../app/use-connection'
import { useRetry } from '../../app/use-retry'
import { useWaitedLong } from '../../app/use-waited-long'
import { useWords } from '../../i18n/use-words'
import { Message } from '../../ui/message'
import { Skeleton } from '../../ui/skeleton'
import styles from './service-desk.module.css'

/** A first visit that begins here: nothing is known of the merchant yet. */
export const DeskWait = () => {
  const t = useWords('rest')
  const { isOffline } = useConnection()
  const retry = useRetry()
  const hasWaitedLong = useWaitedLong(true, PATIENCE_MS)
  return (
    <TextPage isBusy>
      <h1 className="visually-hidden">{t('lines.service')}</h1>
      {isOffline || hasWaitedLong ? (
        <Message
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
