import type { DepositSettings } from '#domain/contract/member-area'
import { subjectOf } from '#domain/rules/money-acts'
import type { MoneyActRow } from '#domain/tables/money-rows'
import { LatestActs } from '../../app/money/latest-acts'
import { useMoneyFormat } from '../../app/money/use-money-format'
import { isolate } from '../../i18n/isolate'
import { useWords } from '../../i18n/use-words'
import { Button } from '../../ui/button'
import type { Pay } from './use-pay'

interface Props {
  /** Of deposits only. */
  readonly acts: readonly MoneyActRow[]
  readonly methods: DepositSettings['methods']
  readonly pay: Pay
}

/** Deposits that wait to be paid, or whose end the player has not seen yet. One that waits can be gone on with. */
export const Deposits = ({ acts, methods, pay }: Props) => {
  const t = useWords('rest')
  const { write } = useMoneyFormat()
  const wishOf = ({ amount = 0, subject }: MoneyActRow) =>
    methods
      .map(({ id: methodId }) => ({ methodId, amount }))
      .find((wish) => subjectOf({ act: 'createDeposit', ...wish }) === subject)
  const nameOf = (row: MoneyActRow): string =>
    methods.find(({ id }) => id === wishOf(row)?.methodId)?.name ?? ''
  const actionOf = (row: MoneyActRow) => {
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
    <LatestActs
      acts={acts}
      titleOf={({ amount = 0 }) => t('deposit.act', { amount: isolate(write(amount)) })}
      targetOf={nameOf}
      pendingOf={() => t('deposit.waiting')}
      actionOf={actionOf}
    />
  )
}
