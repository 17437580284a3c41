import type { ReactNode } from 'react'
import { PATIENCE_MS } from '#domain/constants/timing'
import { useWords } from '../../i18n/use-words'
import { Message } from '../../ui/message'
import { Note } from '../../ui/note'
import { Skeleton } from '../../ui/skeleton'
import { Freshness } from '../freshness/freshness'
import type { Live } from '../live'
import { RetryButton } from '../retry-button'
import { PageLead } from '../text-page/page-lead'
import { TextPage } from '../text-page/text-page'
import { useConnection } from '../use-connection'
import { useRetry } from '../use-retry'
import { useWaitedLong } from '../use-waited-long'
import styles from './synced-page.module.css'

interface Props {
  readonly title: string
  readonly text: string
  readonly live: Live<unknown>
  /** What does not go without a network, said over what was last synced. */
  readonly offline: string
  /** What stands there before anything has been synced: a form, or what is kept on this phone alone. */
  readonly first?: ReactNode
  /** Drawn when something has been synced. */
  readonly children: ReactNode
}

/** A page of what the gateway has last said: how old it is, and what stands there before it has come (MEM-02). */
export const SyncedPage = ({ title, text, live, offline, first, children }: Props) => {
  const t = useWords('rest')
  const { isOffline } = useConnection()
  const isWaiting = live.data === undefined
  const hasWaitedLong = useWaitedLong(isWaiting, PATIENCE_MS)
  return (
    <TextPage isBusy={isWaiting}>
      <header className={styles.head}>
        <PageLead title={title} text={text} />
        {isWaiting ? (
          <div className={styles.freshness} />
        ) : (
          <Freshness syncedAt={live.syncedAt} hasData label={t('update.refresh')} />
        )}
      </header>
      {isOffline && (!isWaiting || first !== undefined) && <Note tone="offline">{offline}</Note>}
      {first}
      {isWaiting && !isOffline && !hasWaitedLong && <Waiting />}
      {isWaiting && (isOffline || hasWaitedLong) && <Unreached />}
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

const Unreached = () => {
  const t = useWords('rest')
  const retry = useRetry()
  return (
    <Message
      tone="error"
      icon="offline"
      title={t('boundary.chunk.title')}
      text={t('failure.network')}
      action={<RetryButton isBusy={retry.isBusy} onRetry={retry.run} />}
    />
  )
}
