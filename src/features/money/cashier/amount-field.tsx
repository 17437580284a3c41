import type { Ref } from 'react'
import { formatAmountForInput } from '#domain/money/amounts'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { Field } from '../../../ui/forms/field'
import styles from './amount-field.module.css'
import { useMoneyFormat } from '../use-money-format'

interface Props {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onLeave: () => void
  readonly error: string | undefined
  /** The limits of the amount. */
  readonly hint?: string
  readonly isReadOnly: boolean
  readonly inputRef: Ref<HTMLInputElement>
  /** Preset amounts as buttons, in the currency's unit. */
  readonly offered?: readonly number[]
  /** The whole balance, if it can be chosen. */
  readonly whole?: number
}

/** A field for an amount, with presets, after the sign of the member's currency. */
export const AmountField = ({
  value,
  onChange,
  onLeave,
  error,
  hint,
  isReadOnly,
  inputRef,
  offered = [],
  whole = 0,
}: Props) => {
  const t = useTranslation('rest')
  const format = useMoneyFormat()
  const { isLoaded, sign, writeShort } = format
  const fill = (amount: number) =>
    isReadOnly || !isLoaded ? undefined : () => onChange(formatAmountForInput(amount, format))
  return (
    <div className={styles.amount}>
      <Field
        label={t('money.amount')}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={24}
        dir="ltr"
        icon={<bdi className={styles.sign}>{sign}</bdi>}
        trailing={
          whole > 0 &&
          isLoaded && (
            <button
              type="button"
              className={styles.whole}
              aria-disabled={isReadOnly || undefined}
              onClick={fill(whole)}
            >
              {t('withdraw.all')}
            </button>
          )
        }
        value={value}
        error={error}
        hint={hint}
        readOnly={isReadOnly}
        inputRef={inputRef}
        onBlur={onLeave}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {offered.length > 0 && (
        <div className={styles.offered} role="group" aria-label={t('money.amount')}>
          {offered.map((amount) => (
            <button
              key={amount}
              type="button"
              className={styles.chip}
              aria-pressed={value === formatAmountForInput(amount, format)}
              aria-disabled={isReadOnly || undefined}
              onClick={fill(amount)}
            >
              {isolate(writeShort(amount))}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
