import type { DepositSettings } from '#domain/contract/member-area'
import { transactionSubject } from '#domain/rules/money-acts'
import type { TransactionRow } from '#domain/tables/money-rows'
import { RecentTransactions } from '../../app/money/latest-acts'
import { useMoneyFormat } from '../../app/money/use-money-format'
import { isolate } from '../../i18n/isolate'
import { useTranslation } from '../../i18n/use-words'
import { Button } from '../../ui/button'
import type { Pay } from './use-pay'

interface Props {
  /** Of deposits only. */
  readonly acts: readonly TransactionRow[]
  readonly methods: DepositSettings['methods']
  readonly pay: Pay
}

/** Deposits that wait to be paid, or whose end the player has not seen yet. One that waits can be gone on with. */
export const Deposits = ({ acts, methods, pay }: Props) => {
  const t = useTranslation('rest')
  const { write } = useMoneyFormat()
  const wishOf = ({ amount = 0, subject }: TransactionRow) =>
    methods
      .map(({ id: methodId }) => ({ methodId, amount }))
      .find((wish) => transactionSubject({ act: 'createDeposit', ...wish }) === subject)
  const nameOf = (row: TransactionRow): string =>
    methods.find(({ id }) => id === wishOf(row)?.methodId)?.name ?? ''
  const actionOf = (row: TransactionRow) => {
    const wish = wishOf(row)
    if (!wish || row.outcome !== 'pending') return null
    return (
      <Button
        variant="primary"
        isBusy={pay.busy === row.subject}
        onClick={() => pay.run({ ...wish, goesOn: true })}
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
