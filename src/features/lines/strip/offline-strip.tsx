import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { MINUTE_MS } from '#domain/timing'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { useNow } from '../../../shared/page/use-now'
import { useRetry } from '../../../shared/sync/use-retry'
import { formatAge } from '../../../i18n/format/format-age'
import { useTranslation } from '../../../i18n/use-translation'
import { inlineRetries, retryAll } from '../../../shared/sync/inline-retries'
import { Icon } from '../../../ui/icons/icon'
import styles from './connection-strip.module.css'

const BUSY_MS = 900 // an immediate response must still show that a retry took place

interface Props {
  readonly trouble: 'offline' | 'failing'
}

/** "Offline · games updated 3 min. ago", and a retry button unless the screen itself has one. */
export const OfflineStrip = ({ trouble }: Props) => {
  const t = useTranslation()
  const now = useNow(MINUTE_MS / 2)
  const { syncedAt } = useLiveQuery((read) => read.get('connection', 'gateway'), [], 'games')
  const { offers } = useSnapshot(inlineRetries)
  useEffect(() => retryAll, []) // it disappears when there is a connection
  const { isBusy, run } = useRetry({ leastBusyMs: BUSY_MS })

  return (
    <div className={styles.strip}>
      <span className={styles.icon}>
        <Icon name={trouble === 'offline' ? 'offline' : 'alert'} size="s" />
      </span>
      <p className={styles.text}>
        <strong>{t(trouble === 'offline' ? 'strip.offline' : 'strip.failing')}</strong>
        {syncedAt !== undefined && (
          <span className={styles.age}>{t('strip.gamesFrom', { age: formatAge(syncedAt, now, t) })}</span>
        )}
      </p>
      {offers === 0 && (
        <button
          type="button"
          className={styles.retry}
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : run}
        >
          {t(isBusy ? 'strip.retrying' : 'strip.retry')}
        </button>
      )}
    </div>
  )
}
