import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { minus } from '#domain/rules/amounts'
import { accountLine, type PayoutAccount } from '../../app/money/payout-accounts'
import { useMoneyFormat } from '../../app/money/use-money-format'
import { isolate } from '../../i18n/isolate'
import { useWords } from '../../i18n/use-words'
import { balanceHidden, HIDDEN_MONEY } from '../../state/balance-hidden'
import { Button } from '../../ui/button'
import styles from './cashier.module.css'

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
  const t = useWords('rest')
  const { write } = useMoneyFormat()
  const { isHidden } = useSnapshot(balanceHidden)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // All of it, with its answers: the bar at the foot would cover what stands lowest.
    question.current?.parentElement?.scrollIntoView({ block: 'center' })
    question.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.question} role="group" aria-label={t('withdraw.confirm.title')}>
      <p ref={question} tabIndex={-1}>
        {t('withdraw.confirm.text', {
          amount: isolate(write(amount)),
          account: isolate(accountLine(account)),
          left: isolate(isHidden ? HIDDEN_MONEY : write(minus(balance, amount))),
        })}
      </p>
      <div className={styles.answers}>
        <Button variant="plain" isWide onClick={onBack}>
          {t('action.back')}
        </Button>
        <Button variant="primary" isWide onClick={onSend}>
          {t('withdraw.submit')}
        </Button>
      </div>
    </div>
  )
}
