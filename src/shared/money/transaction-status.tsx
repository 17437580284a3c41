import type { MouseEvent } from 'react'
import { needsReconciliation } from '#domain/money/transaction-state'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { useTranslation } from '../../i18n/use-translation'
import { Button } from '../../ui/controls/button'
import { FormMessage } from '../../ui/feedback/form-message'
import { accountCommands } from '../worker/client/account-commands'
import styles from './transaction-status.module.css'

const WORDS = {
  asking: ['money.pending', 'info'],
  checking: ['money.checking', 'info'],
  pending: ['money.pending', 'info'],
  undone: ['money.undone', 'danger'],
  done: ['money.done', 'info'],
  failed: ['money.failed', 'danger'],
} as const

interface Props {
  readonly row: TransactionRow
  /** Said while the gateway has it, in place of the usual words. */
  readonly pending?: string
}

/** Status of a transaction: being checked, or its result until the player has seen it. */
export const TransactionStatus = ({ row, pending }: Props) => {
  const t = useTranslation('rest')
  if (row.isSeen) return null
  const { id, outcome, message = '' } = row
  const [word, tone] = WORDS[outcome]
  const forget = ({ currentTarget }: MouseEvent): void => {
    // The button goes: the next step begins where it stood.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    void accountCommands.forgetMoney(id)
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
  /** The subjects that have a card of their own on the screen. */
  readonly shown: readonly string[]
}

/** Status of transactions about things that are no longer listed. */
export const OrphanTransactions = ({ acts, act, shown }: LooseProps) =>
  acts
    .filter((row) => row.act === act && !shown.includes(row.subject))
    .map((row) => <TransactionStatus key={row.id} row={row} />)
