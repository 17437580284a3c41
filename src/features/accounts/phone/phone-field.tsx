import { useState } from 'react'
import { nationalNumber } from '#domain/accounts/national-number'
import { useTranslation } from '../../../i18n/use-translation'
import { Field } from '../../../ui/forms/field'
import { Icon } from '../../../ui/icons/icon'
import { DialingCodeSheet } from './dialing-code-sheet'
import type { FieldProps } from '../form/field-props'
import { Flag } from './flag'
import styles from './phone-field.module.css'
import type { DialingCode } from './use-dialing-code'

interface Props extends FieldProps {
  readonly dialingCode: DialingCode
}

/** Mobile number with its dialling code, which opens the picker if it may be changed (DIA-01 to DIA-03). */
export const PhoneField = ({ dialingCode, value, onChange, onLeave, isReadOnly = false, ...rest }: Props) => {
  const t = useTranslation('rest')
  const [isOpen, setOpen] = useState(false)
  const { code, countryCode, countries, isShown, isFixed, isAwaited, choose } = dialingCode
  return (
    <>
      <Field
        {...rest}
        label={t('account.mobile')}
        name="tel"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
        maxLength={24}
        dir="ltr"
        value={value}
        readOnly={isReadOnly}
        onBlur={onLeave}
        icon={
          isShown ? (
            <button
              type="button"
              className={styles.code}
              aria-label={[t('account.dialingCode'), countryCode, `+${code}`].filter(Boolean).join(' ')}
              aria-haspopup="dialog"
              aria-disabled={isFixed || isReadOnly || undefined}
              onClick={() => setOpen(!isFixed && !isReadOnly)}
            >
              <Flag countryCode={countryCode} />
              <bdi>+{code}</bdi>
              {!isFixed && (
                <span className={styles.more}>
                  <Icon name="chevron" size="s" />
                </span>
              )}
            </button>
          ) : (
            isAwaited && (
              <span className={styles.code}>
                {countryCode !== '' && <Flag countryCode={countryCode} />}
                <bdi>+{code}</bdi>
              </span>
            )
          )
        }
        onChange={(event) => onChange(nationalNumber(event.currentTarget.value, code))}
      />
      {isOpen && (
        <DialingCodeSheet
          countries={countries}
          current={countryCode}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
