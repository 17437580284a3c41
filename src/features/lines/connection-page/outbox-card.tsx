import { MINUTE_MS } from '#domain/timing'
import { useNow } from '../../../shared/page/use-now'
import { describeError } from '../../../i18n/describe-error'
import { formatAge } from '../../../i18n/format/format-age'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { Icon } from '../../../ui/icons/icon'
import { Card } from './card'
import styles from './outbox-card.module.css'
import { OUTBOX_KINDS, OUTBOX_LABELS, type OutboxKind, type PlayersOutboxRow, useOutbox } from './use-outbox'

/** The waiting outbox entries, and the dead letters with their reasons (OFF-05). */
export const OutboxCard = () => {
  const t = useTranslation('rest')
  const rows = useOutbox()
  const aside = rows.filter((row) => row.setAside)
  return (
    <Card title={t('connection.outbox')}>
      {rows.length === 0 && (
        <p className={styles.none}>
          <Icon name="check" size="s" />
          <span>{t('connection.nothing')}</span>
        </p>
      )}
      {rows.length > 0 && (
        <ul className="ui-stack ui-gap-3">
          {OUTBOX_KINDS.map((kind) => (
            <Waiting key={kind} kind={kind} rows={rows.filter((row) => row.kind === kind && !row.setAside)} />
          ))}
          {aside.map((row) => (
            <SetAside key={row.id} row={row} />
          ))}
        </ul>
      )}
    </Card>
  )
}

const Waiting = ({
  kind,
  rows,
}: {
  readonly kind: OutboxKind
  readonly rows: readonly PlayersOutboxRow[]
}) => {
  const t = useTranslation('rest')
  const now = useNow(MINUTE_MS / 2)
  const [first] = rows
  if (!first) return null
  return (
    <li className={styles.row}>
      <Icon name="clock" />
      <div className="ui-fill">
        <p className={styles.name}>{t(OUTBOX_LABELS[kind])}</p>
        <p className="ui-note ui-breakable">{t('connection.waiting', { number: rows.length })}</p>
      </div>
      <span className={styles.age}>{formatAge(first.at, now, t)}</span>
    </li>
  )
}

const SetAside = ({ row: { kind, at, setAside } }: { readonly row: PlayersOutboxRow }) => {
  const t = useTranslation('rest')
  const now = useNow(MINUTE_MS / 2)
  return (
    <li className={styles.row}>
      <span className={styles.alert}>
        <Icon name="alert" />
      </span>
      <div className="ui-fill">
        <p className={styles.name}>{t(OUTBOX_LABELS[kind])}</p>
        {setAside && (
          <p className="ui-note ui-breakable">
            {t('connection.setAside', { reason: isolate(describeError(setAside.error, t).message) })}
          </p>
        )}
      </div>
      <span className={styles.age}>{formatAge(at, now, t)}</span>
    </li>
  )
}
