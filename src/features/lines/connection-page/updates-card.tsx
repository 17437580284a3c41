import type { CSSProperties } from 'react'
import { DAY_MS, MINUTE_MS } from '#domain/timing'
import { useNow } from '../../../shared/page/use-now'
import { formatAge } from '../../../i18n/format/format-age'
import { formatNumber } from '../../../i18n/format/format-number'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { Icon } from '../../../ui/icons/icon'
import { Card } from './card'
import { RESOURCE_LABELS } from './resource-labels'
import { classNames } from '../../../ui/class-names'
import meter from './meter.module.css'
import styles from './updates-card.module.css'
import type { Update } from './use-updates'

/** Shows when each resource was last synced: a full bar is fresh, an empty one a day old. */
export const UpdatesCard = ({ updates }: { readonly updates: readonly Update[] }) => {
  const t = useTranslation('rest')
  const now = useNow(MINUTE_MS / 2)
  return (
    <Card title={t('connection.updates')}>
      {updates.length === 0 ? (
        <p className="ui-detail">{t('connection.never')}</p>
      ) : (
        <ul className="ui-stack ui-gap-2">
          {updates.map((update) => (
            <Row key={update.name} update={update} now={now} />
          ))}
        </ul>
      )}
    </Card>
  )
}

const Row = ({
  update: { name, syncedAt, error, droppedRows, badFields },
  now,
}: {
  readonly update: Update
  readonly now: number
}) => {
  const t = useTranslation('rest')
  const age = syncedAt === undefined ? undefined : Math.max(0, now - syncedAt)
  const size: CSSProperties & Record<'--share', string> = {
    '--share': String(age === undefined ? 0 : freshShare(age)),
  }
  return (
    <li className={styles.row}>
      <span className={styles.name}>{t(RESOURCE_LABELS[name])}</span>
      <span className={classNames(meter.track, styles.track)} aria-hidden="true">
        <span className={meter.bar} style={size} />
      </span>
      <span className={styles.age}>
        {error && (
          <>
            <Icon name="alert" size="s" />
            <span className="visually-hidden">{t('connection.failed')}</span>
          </>
        )}
        {age === undefined ? t('connection.never') : formatAge(now - age, now, t)}
      </span>
      {droppedRows > 0 && (
        <span className={styles.leftOut}>
          {t('connection.leftOut', { number: formatNumber(droppedRows, t.language) })}
        </span>
      )}
      {badFields.length > 0 && (
        <span className={styles.leftOut}>
          {t('connection.badFields', { names: badFields.map(isolate).join(', ') })}
        </span>
      )}
    </li>
  )
}

/** Logarithmic, because a minute matters for fresh data and not for data that is hours old. */
const freshShare = (age: number): number =>
  Math.max(0, 1 - Math.log1p(age / MINUTE_MS) / Math.log1p(DAY_MS / MINUTE_MS))
