import type { CSSProperties } from 'react'
import { formatBytes } from '../../../i18n/format/format-units'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Card } from './card'
import { classNames } from '../../../ui/class-names'
import meter from './meter.module.css'
import styles from './storage-card.module.css'
import { useStorage } from './use-storage'

/** Shows how much of the browser's storage quota is in use. */
export const StorageCard = () => {
  const t = useTranslation('rest')
  const usage = useStorage()
  return (
    <Card title={t('connection.storage')}>
      {usage === undefined && <Skeleton className={styles.waiting} />}
      {usage === null && <p className="ui-note">{t('connection.storageUnknown')}</p>}
      {usage && (
        <>
          <Meter share={usage.usedBytes / usage.quotaBytes} />
          <p className="ui-note">
            {t('connection.storageUsed', {
              used: isolate(formatBytes(usage.usedBytes, t.language)),
              quota: isolate(formatBytes(usage.quotaBytes, t.language)),
            })}
          </p>
        </>
      )}
    </Card>
  )
}

const Meter = ({ share }: { readonly share: number }) => {
  const size: CSSProperties & Record<'--share', string> = { '--share': String(Math.min(1, share)) }
  return (
    <div className={classNames(meter.track, styles.track)} aria-hidden="true">
      <span className={classNames(meter.bar, styles.bar)} style={size} />
    </div>
  )
}
