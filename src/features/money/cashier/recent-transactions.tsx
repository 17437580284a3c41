import { type ReactNode, type RefObject } from 'react'
import { MINUTE_MS } from '#domain/timing'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { formatAge } from '../../../i18n/format/format-age'
import { useTranslation } from '../../../i18n/use-translation'
import { Section } from '../../../ui/layout/section'
import { useNow } from '../../../shared/page/use-now'
import { TransactionStatus } from '../../../shared/money/transaction-status'
import styles from './recent-transactions.module.css'

interface Props {
  readonly acts: readonly TransactionRow[]
  /** Title of a transaction, with its amount. */
  readonly titleOf: (row: TransactionRow) => string
  /** Recipient of a transaction; '' if it is no longer listed. */
  readonly targetOf: (row: TransactionRow) => string
  /** Replaces the usual text while the gateway processes the transaction. */
  readonly pendingOf: (row: TransactionRow) => string
  /** A link or button for a transaction. */
  readonly actionOf?: (row: TransactionRow) => ReactNode
  /** Receives the focus when a transaction has been added. */
  readonly listRef?: RefObject<HTMLUListElement | null>
}

/** Transactions that are not settled, or whose result the player has not seen yet, newest first (MEM-02). */
export const RecentTransactions = ({ acts, titleOf, targetOf, pendingOf, actionOf, listRef }: Props) => {
  const t = useTranslation('rest')
  const now = useNow(MINUTE_MS / 2)
  const shown = acts.filter(({ isSeen = false }) => !isSeen).sort((one, other) => other.at - one.at)
  if (shown.length === 0) return null
  return (
    <Section title={t('money.latest')}>
      <ul ref={listRef} className="ui-stack ui-gap-3" tabIndex={-1}>
        {shown.map((row) => (
          <li key={row.id} className="ui-card ui-stack ui-gap-2">
            <div className="ui-split-row">
              <h3 className="ui-title-m">{titleOf(row)}</h3>
              <span className={styles.age}>{formatAge(row.at, Math.max(now, row.at), t)}</span>
            </div>
            {targetOf(row) !== '' && (
              <p className={styles.target}>
                <bdi>{targetOf(row)}</bdi>
              </p>
            )}
            <TransactionStatus row={row} pending={pendingOf(row)} />
            {actionOf?.(row)}
          </li>
        ))}
      </ul>
    </Section>
  )
}
