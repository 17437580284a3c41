import type { MouseEvent } from 'react'
import { needsReconciliation } from '#domain/money/transaction-state'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { useTranslation } from '../../i18n/use-translation'
import { Button } from '../../ui/controls/button'
import { FormMessage } from '../../ui/feedback/form-message'
import styles from './transaction-status.module.css'
import { commands } from '../worker/client/commands'

const LABELS = {
  asking: ['money.pending', 'info'],
  checking: ['money.checking', 'info'],
  pending: ['money.pending', 'info'],
  undone: ['money.undone', 'danger'],
  done: ['money.done', 'info'],
  failed: ['money.failed', 'danger'],
} as const

interface Props {
  readonly row: TransactionRow
  /** Replaces the usual text while the gateway processes the transaction. */
  readonly pending?: string
}

/** Status of a transaction: being checked, or its result until the player has seen it. */
export const TransactionStatus = ({ row, pending }: Props) => {
  const t = useTranslation('rest')
  if (row.isSeen) return null
  const { id, outcome, message = '' } = row
  const [word, tone] = LABELS[outcome]
  const forget = ({ currentTarget }: MouseEvent): void => {
    // The button disappears, so its card gets the focus. A list goes with its last item, so there the page gets it.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]:not(ul)')?.focus({ preventScroll: true })
    void commands.dismissTransaction(id)
  }
  return (
    <div className={styles.note}>
      <FormMessage tone={tone}>
        {outcome === 'pending' && pending !== undefined ? pending : t(word)}
        {message !== '' && <bdi className={styles.message}>{message}</bdi>}
      </FormMessage>
      {!needsReconciliation(row) && (
        <Button variant="quiet" onClick={forget}>
          {t('action.ok')}
        </Button>
      )}
    </div>
  )
}

interface LooseProps {
  readonly acts: readonly TransactionRow[]
  readonly act: TransactionRow['act']
  /** Subjects that have their own card on the screen. */
  readonly shown: readonly string[]
}

/** Status of transactions about items that are no longer listed. */
export const OrphanTransactions = ({ acts, act, shown }: LooseProps) =>
  acts
    .filter((row) => row.act === act && !shown.includes(row.subject))
    .map((row) => <TransactionStatus key={row.id} row={row} />)
