import { useSnapshot } from 'valtio'
import { subtractAmounts } from '#domain/rules/amounts'
import { accountLine, type PayoutAccount } from '#domain/rules/payout-accounts'
import { InlineConfirm } from '../../app/money/question'
import { useMoneyFormat } from '../../app/money/use-money-format'
import { isolate } from '../../i18n/isolate'
import { useTranslation } from '../../i18n/use-words'
import { balanceHidden, HIDDEN_MONEY } from '../../state/balance-hidden'

/** What a member is about to withdraw, and to which account: the list may change under the question. */
export interface Asked {
  readonly amount: number
  readonly account: PayoutAccount
}

interface Props {
  readonly asked: Asked
  readonly balance: number
  readonly onBack: () => void
  readonly onSend: () => void
}

/** Asks once more before money goes; what is left stays hidden where the balance is. */
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
        left: isolate(isHidden ? HIDDEN_MONEY : write(subtractAmounts(balance, amount))),
      })}
      yes={t('withdraw.submit')}
      onYes={onSend}
      onBack={onBack}
    />
  )
}
