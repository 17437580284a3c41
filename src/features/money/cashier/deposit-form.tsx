import { type SyntheticEvent, useState } from 'react'
import type { DepositSettings } from '#domain/contract/member/member-area'
import { roundAmounts } from '#domain/money/amounts'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { AmountField } from './amount-field'
import { PaymentMethodPicker } from './payment-method-picker'
import { useAmountField } from './use-amount-field'
import { useMoneyFormat } from '../use-money-format'
import { useFormActivity } from '../../../shared/forms/use-form-activity'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import { FormMessage } from '../../../ui/feedback/form-message'
import { PaymentMethodImage } from './payment-method-image'
import styles from './deposit-form.module.css'
import type { Pay } from './use-pay'

interface Props {
  /** At least one method. */
  readonly methods: DepositSettings['methods']
  readonly pay: Pay
  /** The member's deposits whose result the player has not seen yet. */
  readonly acts: readonly TransactionRow[]
}

const OUTCOME_TEXTS = {
  done: ['money.done', 'info'],
  refused: ['money.refused', 'danger'],
  unsafe: ['deposit.unsafe', 'danger'],
} as const

const TAKEN: readonly TransactionRow['outcome'][] = ['pending', 'done']

/** Method and amount of a deposit. The input stays whatever the result is. */
export const DepositForm = ({ methods, pay, acts }: Props) => {
  const t = useTranslation('rest')
  const { writeShort } = useMoneyFormat()
  // A sync may change order and methods. The one that the player sees stays the chosen one.
  const [chosen, setChosen] = useState(methods[0]?.id)
  const method = methods.find(({ id }) => id === chosen)
  const { min, max } = method ?? { min: 0, max: Infinity }
  const amount = useAmountField({ min, max })
  // A deposit that the gateway has accepted no longer counts as a form: a prompt after the deposit may open
  // (DLP-02). If its response was lost, its row reports that later.
  const [sent, setSent] = useState<{ readonly subject: string; readonly isConfirmed: boolean } | null>(null)
  const isTaken =
    sent?.isConfirmed === true ||
    acts.some(({ subject, outcome }) => subject === sent?.subject && TAKEN.includes(outcome))
  useFormActivity(amount.text !== '' && !isTaken)
  const isBusy = pay.busy !== null
  // The payment that waits has the main button (deposits.tsx).
  const hasPending = acts.some(({ outcome }) => outcome === 'pending')
  const limits = (least: number, most: number): string =>
    t('deposit.limits', { min: isolate(writeShort(least)), max: isolate(writeShort(most)) })

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isBusy) return
    if (!method) {
      event.currentTarget.querySelector('input')?.focus()
      return
    }
    const requestedAmount = amount.check()
    if (requestedAmount !== null)
      pay.run({ methodId: method.id, amount: requestedAmount }, (subject, isConfirmed) =>
        setSent({ subject, isConfirmed }),
      )
  }
  const [word, tone] = OUTCOME_TEXTS[pay.announced ?? 'done']
  return (
    <form className="ui-card ui-stack ui-shrinkable ui-gap-4" method="post" noValidate onSubmit={submit}>
      <PaymentMethodPicker
        label={t('deposit.method')}
        name="method"
        isGrid
        choices={methods.map(({ id, name, image, min: least, max: most }) => ({
          id,
          title: name,
          text: limits(least, most),
          image: <PaymentMethodImage name={name} image={image} />,
        }))}
        current={method?.id ?? ''}
        isReadOnly={isBusy}
        onChoose={setChosen}
      />
      <AmountField
        value={amount.text}
        error={amount.error}
        isReadOnly={isBusy}
        inputRef={amount.ref}
        {...(method && { offered: roundAmounts(min, max), hint: limits(min, max) })}
        onLeave={amount.leave}
        onChange={(text) => {
          setSent(null)
          amount.set(text)
        }}
      />
      {pay.announced && <FormMessage tone={tone}>{t(word)}</FormMessage>}
      <div className={hasPending ? undefined : styles.pay}>
        <Button type="submit" variant={hasPending ? 'quiet' : 'primary'} isWide isBusy={isBusy}>
          {t(pay.isOpening ? 'deposit.opening' : 'deposit.submit')}
        </Button>
      </div>
      <p className="ui-hint">{t('deposit.text')}</p>
    </form>
  )
}
