import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type BankCardField, cardDigits, isValidCardField } from '#domain/money/bank-card'
import { OrphanTransactions } from '../../../shared/money/transaction-status'
import { useSubmitTransaction } from '../../../shared/money/use-submit-transaction'
import { useOpenTransactions } from '../../../shared/money/use-transactions'
import { isInFlight } from '#domain/money/transaction-state'
import { useFields } from '../../../shared/forms/use-fields'
import { useFormActivity } from '../../../shared/forms/use-form-activity'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/forms/field'
import { FormMessage } from '../../../ui/feedback/form-message'

interface Props {
  readonly memberId: string
  readonly isPix: boolean
}

const EMPTY = { holder: '', bank: '', number: '', pixKey: '' }
const CARD = ['holder', 'bank', 'number'] as const
const PIX = [...CARD, 'pixKey'] as const

const FIELDS: Readonly<Record<BankCardField, { autoComplete: string; maxLength: number }>> = {
  holder: { autoComplete: 'name', maxLength: 80 },
  bank: { autoComplete: 'off', maxLength: 60 },
  number: { autoComplete: 'off', maxLength: 36 },
  pixKey: { autoComplete: 'off', maxLength: 77 },
}

/** A form for a new payout account. It is sent encrypted, once. No other one is sent while the outcome is unknown. */
export const BankCardForm = ({ memberId, isPix }: Props) => {
  const t = useTranslation('rest')
  const names = isPix ? PIX : CARD
  const acts = useOpenTransactions(memberId).filter((row) => row.act === 'addBankCard')
  const { busy, announced, run } = useSubmitTransaction('request.invalid')
  const fields = useFields<BankCardField>(EMPTY, (name, now) =>
    isValidCardField(name, now[name]) ? undefined : t(`bank.${name}.wrong`),
  )
  const { values } = fields
  const form = useRef<HTMLFormElement>(null)
  const isBusy = busy !== null
  const isTaken = acts.some(isInFlight)
  useFormActivity(Object.values(values).some((text) => text !== ''))

  // The form is cleared only after a success. A failed request can be sent again without typing.
  const accepted = acts.filter(({ outcome }) => outcome === 'done' || outcome === 'pending').length
  const [known, setKnown] = useState(accepted)
  if (accepted !== known) {
    setKnown(accepted)
    if (accepted > known) fields.clear(...PIX)
  }

  useEffect(() => {
    if (announced?.isDone) form.current?.focus({ preventScroll: true })
  }, [announced])

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (isBusy || isTaken || !fields.check(names)) return
    const { holder, bank, number, pixKey } = values
    const key = isPix ? { pixKey: pixKey.trim() } : {}
    const card = { holder: holder.trim(), bank: bank.trim(), number: cardDigits(number), ...key }
    run({ act: 'addBankCard', ...card }, ({ status }) => {
      if (status === 'done') fields.clear(...PIX)
    })
  }
  return (
    <form
      ref={form}
      className="ui-card ui-stack ui-shrinkable ui-gap-4"
      method="post"
      noValidate
      tabIndex={-1}
      onSubmit={submit}
    >
      {names.map((name) => (
        <Field
          key={name}
          label={t(`bank.${name}`)}
          name={name}
          autoComplete={FIELDS[name].autoComplete}
          autoCapitalize={name === 'holder' || name === 'bank' ? 'words' : 'none'}
          autoCorrect="off"
          spellCheck={false}
          inputMode={name === 'number' ? 'numeric' : 'text'}
          enterKeyHint={name === names.at(-1) ? 'go' : 'next'}
          dir={name === 'number' || name === 'pixKey' ? 'ltr' : 'auto'}
          maxLength={FIELDS[name].maxLength}
          value={values[name]}
          error={fields.errors[name]}
          readOnly={isBusy || isTaken}
          inputRef={fields.refOf(name)}
          onBlur={() => fields.leave(name)}
          onChange={(event) => fields.set(name, event.currentTarget.value)}
        />
      ))}
      <p className="ui-detail">{t('bank.note')}</p>
      {announced && (
        <FormMessage tone={announced.isDone ? 'info' : 'danger'}>
          {t(announced.isDone ? 'bank.done' : 'money.refused')}
        </FormMessage>
      )}
      {!isBusy && <OrphanTransactions acts={acts} act="addBankCard" shown={[]} />}
      <Button type="submit" variant="primary" isWide isBusy={isBusy} aria-disabled={isTaken || undefined}>
        {t('bank.submit')}
      </Button>
    </form>
  )
}
