import { useTranslation } from '../../../i18n/use-translation'
import { Field } from '../../../ui/forms/field'
import { Icon } from '../../../ui/icons/icon'
import type { FieldProps } from './field-props'

interface Props extends FieldProps {
  /** `off` if the name belongs to another person. */
  readonly autoComplete?: 'username' | 'off'
}

/** The player's username. */
export const UsernameField = ({
  onChange,
  onLeave,
  autoComplete = 'username',
  isReadOnly = false,
  ...rest
}: Props) => {
  const t = useTranslation('rest')
  return (
    <Field
      {...rest}
      label={t('login.username')}
      name="username"
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={64}
      icon={<Icon name="me" />}
      readOnly={isReadOnly}
      onBlur={onLeave}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
