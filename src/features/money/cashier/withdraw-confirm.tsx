import { useSnapshot } from 'valtio'
import { subtractAmounts } from '#domain/money/amounts'
import { accountLine, type PayoutAccount } from '#domain/money/payout-accounts'
import { InlineConfirm } from '../inline-confirm'
import { useMoneyFormat } from '../use-money-format'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { balanceHidden, HIDDEN_MONEY } from '../../../shared/member/balance-hidden'

/** The amount and the account of a withdrawal to confirm. Saved, because the list of accounts may change meanwhile. */
export interface WithdrawalRequest {
  readonly amount: number
  readonly account: PayoutAccount
}

interface Props {
  readonly asked: WithdrawalRequest
  /** Undefined while it is unknown. */
  readonly balance: number | undefined
  readonly onBack: () => void
  readonly onSend: () => void
}

/** Asks for confirmation before a withdrawal. The remaining balance is hidden if the balance is hidden or unknown. */
export const WithdrawQuestion = ({ asked: { amount, account }, balance, onBack, onSend }: Props) => {
  const t = useTranslation('rest')
  const { write } = useMoneyFormat()
  const { isHidden } = useSnapshot(balanceHidden)
  return (
    <InlineConfirm
      title={t('withdraw.confirm.title')}
      text={t('withdraw.confirm.text', {
        amount: isolate(write(amount)),
        account: isolate(accountLine(account)),
        left: isolate(
          isHidden || balance === undefined ? HIDDEN_MONEY : write(subtractAmounts(balance, amount)),
        ),
      })}
      yes={t('withdraw.submit')}
      onYes={onSend}
      onBack={onBack}
    />
  )
}
