import { type SyntheticEvent, useState } from 'react'
import type { DepositSettings } from '#domain/contract/member-area'
import { roundAmounts } from '#domain/rules/amounts'
import { AmountField } from '../../app/money/amount-field'
import { Choices } from '../../app/money/choices'
import { useAmount } from '../../app/money/use-amount'
import { useMoneyFormat } from '../../app/money/use-money-format'
import { useFormActivity } from '../../app/use-form-activity'
import { isolate } from '../../i18n/isolate'
import { useWords } from '../../i18n/use-words'
import { classNames } from '../../ui/class-names'
import { Button } from '../../ui/button'
import { Note } from '../../ui/note'
import styles from './cashier.module.css'
import { MethodPicture } from './method-picture'
import type { Pay } from './use-pay'

interface Props {
  /** At least one. */
  readonly methods: DepositSettings['methods']
  readonly pay: Pay
}

const TOLD = {
  done: ['money.done', 'info'],
  refused: ['money.refused', 'danger'],
  unsafe: ['deposit.unsafe', 'danger'],
} as const

/** How, and how much. What was typed stays, whatever becomes of it. */
export const DepositForm = ({ methods, pay }: Props) => {
  const t = useWords('rest')
  const { write } = useMoneyFormat()
  const [chosen, setChosen] = useState('')
  const method = methods.find(({ id }) => id === chosen) ?? methods[0]
  const { min = 0, max = 0 } = method ?? {}
  const amount = useAmount({ min, max })
  // What the gateway has taken is not being filled in any more: a prompt after the deposit may open (DLP-02).
  const [isTaken, setTaken] = useState(false)
  useFormActivity(amount.text !== '' && !isTaken)
  const isBusy = pay.busy !== null

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (isBusy || !method) return
    const wished = amount.check()
    if (wished !== null) pay.run({ methodId: method.id, amount: wished }, () => setTaken(true))
  }
  const [word, tone] = TOLD[pay.told ?? 'done']
  return (
    <form className={classNames('card', styles.form)} method="post" noValidate onSubmit={submit}>
      <Choices
        label={t('deposit.method')}
        name="method"
        choices={methods.map(({ id, name, image, min: least, max: most }) => ({
          id,
          title: name,
          text: t('deposit.limits', { min: isolate(write(least)), max: isolate(write(most)) }),
          picture: <MethodPicture name={name} image={image} />,
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
        offered={roundAmounts(min, max)}
        onLeave={amount.leave}
        onChange={(text) => {
          setTaken(false)
          amount.set(text)
        }}
      />
      {pay.told && <Note tone={tone}>{t(word)}</Note>}
      <Button type="submit" variant="primary" isWide isBusy={isBusy}>
        {t(pay.isOpening ? 'deposit.opening' : 'deposit.submit')}
      </Button>
    </form>
  )
}
