import type { ReactNode } from 'react'
import { MINUTE_MS, SLOW_HINT_DELAY_MS } from '#domain/timing'
import { useTranslation } from '../../../i18n/use-translation'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { FormMessage } from '../../../ui/feedback/form-message'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { LastUpdated } from '../../sync/last-updated'
import type { LiveQueryResult } from '../../worker/query/use-live-query'
import { RetryButton } from '../../sync/retry-button'
import { PageLead } from '../text/page-lead'
import { TextPage } from '../text/text-page'
import { useConnection } from '../../sync/use-connection'
import { useRetry } from '../../sync/use-retry'
import { useNow } from '../use-now'
import { useIsSlow } from '../../sync/use-is-slow'
import styles from './live-data-page.module.css'

interface Props {
  readonly title: string
  readonly text?: string
  readonly live: LiveQueryResult<unknown>
  /** Says which actions need a network; shown above the synced data. */
  readonly offline: string
  /** Shown even before the first sync: a form, or data that is only on this device. */
  readonly first?: ReactNode
  /** Shows the age of the data only if it is old or the network is missing: for forms that should fit one screen. */
  readonly isCompact?: boolean
  /** True for two columns on a wide screen. The last child is the second one. */
  readonly hasColumns?: boolean
  /** True for lists whose cards are side by side on a wide screen. */
  readonly hasCards?: boolean
  /** Rendered after the first sync. */
  readonly children: ReactNode
}

const FRESH_MS = 5 * MINUTE_MS

/** A page of synced data: shows its age, and what to show before it has been synced (MEM-02). */
export const LiveDataPage = ({
  title,
  text,
  live,
  offline,
  first,
  isCompact = false,
  hasColumns = false,
  hasCards = false,
  children,
}: Props) => {
  const t = useTranslation('rest')
  const { isOffline } = useConnection()
  const isWaiting = live.data === undefined
  const hasWaitedLong = useIsSlow(isWaiting, SLOW_HINT_DELAY_MS)
  const now = useNow(MINUTE_MS)
  const isFresh = live.syncedAt !== undefined && now - live.syncedAt < FRESH_MS && !isOffline
  const hidesAge = isCompact && (isWaiting || isFresh)
  return (
    <TextPage isBusy={isWaiting} isTall={isCompact} hasColumns={hasColumns} hasCards={hasCards}>
      <header className="ui-stack ui-gap-1">
        <PageLead title={title} text={text} />
        {!hidesAge &&
          (isWaiting ? (
            <div className={styles.freshness} />
          ) : (
            <LastUpdated syncedAt={live.syncedAt} hasData label={t('update.refresh')} />
          ))}
      </header>
      {isOffline && (!isWaiting || first !== undefined) && (
        <FormMessage tone="offline">{offline}</FormMessage>
      )}
      {first}
      {isWaiting && !isOffline && !hasWaitedLong && <Waiting />}
      {isWaiting && (isOffline || hasWaitedLong) && <Unreached isOffline={isOffline} />}
      {!isWaiting && children}
    </TextPage>
  )
}

const Waiting = () => (
  <div className={styles.waiting}>
    <Skeleton className={styles.card} />
    <Skeleton className={styles.card} />
    <Skeleton className={styles.card} />
  </div>
)

const Unreached = ({ isOffline }: { readonly isOffline: boolean }) => {
  const t = useTranslation('rest')
  const retry = useRetry()
  return (
    <EmptyState
      tone="error"
      icon={isOffline ? 'offline' : 'alert'}
      title={t('boundary.chunk.title')}
      text={t(isOffline ? 'failure.network' : 'failure.closed')}
      action={<RetryButton isBusy={retry.isBusy} onRetry={retry.run} />}
    />
  )
}
