import { useSnapshot } from 'valtio'
import { useReadyOrTimeout } from '../../../shared/sync/use-ready-or-timeout'
import { usePage } from '../../../shared/routing/use-page'
import { useTranslation } from '../../../i18n/use-translation'
import { pageState } from '../../../shared/page/page-state'
import { Icon } from '../../../ui/icons/icon'
import styles from './connection-page.module.css'
import { LinesCard } from './lines-card'
import { OutboxCard } from './outbox-card'
import { ReportCard } from './report-card'
import { SaverCard } from './saver-card'
import { StorageCard } from './storage-card'
import { UpdatesCard } from './updates-card'
import { useLines } from '../check/use-lines'
import { useUpdates } from './use-updates'

/** The connection page (LINE-06): lines, storage, last updates, outbox, and a report for support. */
export const ConnectionPage = () => {
  const t = useTranslation('rest')
  const { storage } = useSnapshot(pageState)
  usePage(t('member.connection'))
  const lines = useLines()
  const updates = useUpdates()
  const isSettled = useReadyOrTimeout(lines !== undefined && updates !== undefined)
  return (
    <div className={styles.page} aria-busy={!isSettled || undefined}>
      <h1 className={styles.title}>{t('member.connection')}</h1>
      {storage === 'memory' && (
        <p className={styles.memory} role="note">
          <Icon name="info" />
          <span>{t('strip.memory')}</span>
        </p>
      )}
      {isSettled && (
        <>
          <LinesCard lines={lines ?? []} />
          <StorageCard />
          <SaverCard />
          <UpdatesCard updates={updates ?? []} />
          <OutboxCard />
          <ReportCard lines={lines ?? []} updates={updates ?? []} />
        </>
      )}
    </div>
  )
}
