import type { DepositSettings } from '#domain/contract/member/member-area'
import { transactionSubject } from '#domain/money/transaction-state'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { RecentTransactions } from './recent-transactions'
import { useMoneyFormat } from '../use-money-format'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import type { Pay } from './use-pay'

interface Props {
  /** Only deposits. */
  readonly acts: readonly TransactionRow[]
  readonly methods: DepositSettings['methods']
  readonly pay: Pay
}

/**
 * Deposits that are waiting for payment, or whose result the player has not seen yet. A waiting one can be
 * continued.
 */
export const Deposits = ({ acts, methods, pay }: Props) => {
  const t = useTranslation('rest')
  const { write } = useMoneyFormat()
  const requestOf = ({ amount = 0, subject }: TransactionRow) =>
    methods
      .map(({ id: methodId }) => ({ methodId, amount }))
      .find((input) => transactionSubject({ act: 'createDeposit', ...input }) === subject)
  const nameOf = (row: TransactionRow): string =>
    methods.find(({ id }) => id === requestOf(row)?.methodId)?.name ?? ''
  const actionOf = (row: TransactionRow) => {
    const input = requestOf(row)
    if (!input || row.outcome !== 'pending') return null
    return (
      <Button
        variant="primary"
        isBusy={pay.busy === row.subject}
        onClick={() => pay.run({ ...input, goesOn: true })}
      >
        {t(pay.isOpening && pay.busy === row.subject ? 'deposit.opening' : 'deposit.continue')}
      </Button>
    )
  }
  return (
    <RecentTransactions
      acts={acts}
      titleOf={({ amount = 0 }) => t('deposit.act', { amount: isolate(write(amount)) })}
      targetOf={nameOf}
      pendingOf={() => t('deposit.waiting')}
      actionOf={actionOf}
    />
  )
}
