import { useTranslation } from '../../../i18n/use-translation'
import { Field } from '../../../ui/forms/field'
import type { FieldProps } from './field-props'

interface Props extends FieldProps {
  readonly enterKeyHint?: 'next' | 'go'
}

/** An email address, written left to right in every language. */
export const EmailField = ({
  onChange,
  onLeave,
  isReadOnly = false,
  enterKeyHint = 'next',
  ...rest
}: Props) => {
  const t = useTranslation('rest')
  return (
    <Field
      {...rest}
      label={t('account.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint={enterKeyHint}
      maxLength={120}
      dir="ltr"
      readOnly={isReadOnly}
      onBlur={onLeave}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
