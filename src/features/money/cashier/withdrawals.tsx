import type { RefObject } from 'react'
import { transactionSubject } from '#domain/money/transaction-state'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { RecentTransactions } from './recent-transactions'
import { accountLine, type PayoutAccount } from '#domain/money/payout-accounts'
import { useOpenTransactions } from '../../../shared/money/use-transactions'
import { useMoneyFormat } from '../use-money-format'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'

interface Props {
  readonly memberId: string
  readonly accounts: readonly PayoutAccount[]
  readonly listRef: RefObject<HTMLUListElement | null>
}

/** Withdrawals in progress, or whose result the player has not seen yet. */
export const Withdrawals = ({ memberId, accounts, listRef }: Props) => {
  const t = useTranslation('rest')
  const { write } = useMoneyFormat()
  const acts = useOpenTransactions(memberId).filter(({ act }) => act === 'createWithdrawal')
  const targetOf = ({ amount = 0, subject }: TransactionRow): string => {
    const account = accounts.find(
      ({ id: accountId }) => transactionSubject({ act: 'createWithdrawal', accountId, amount }) === subject,
    )
    return account ? accountLine(account) : ''
  }
  return (
    <RecentTransactions
      acts={acts}
      listRef={listRef}
      titleOf={({ amount = 0 }) => t('withdraw.act', { amount: isolate(write(amount)) })}
      pendingOf={({ amount = 0 }) => t('withdraw.sent', { amount: isolate(write(amount)) })}
      targetOf={targetOf}
    />
  )
}
