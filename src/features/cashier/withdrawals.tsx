import type { RefObject } from 'react'
import { transactionSubject } from '#domain/rules/money-acts'
import type { TransactionRow } from '#domain/tables/money-rows'
import { RecentTransactions } from '../../app/money/latest-acts'
import { accountLine, type PayoutAccount } from '#domain/rules/payout-accounts'
import { useOpenTransactions } from '../../app/money/use-money-acts'
import { useMoneyFormat } from '../../app/money/use-money-format'
import { isolate } from '../../i18n/isolate'
import { useTranslation } from '../../i18n/use-words'

interface Props {
  readonly memberId: string
  readonly accounts: readonly PayoutAccount[]
  readonly listRef: RefObject<HTMLUListElement | null>
}

/** Withdrawals that are on their way, or whose end the player has not seen yet. */
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
