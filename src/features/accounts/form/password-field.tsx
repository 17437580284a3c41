import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation'
import { EYE, EYE_OFF } from '../../../ui/icons/eye-icon-paths'
import { Field } from '../../../ui/forms/field'
import { Icon } from '../../../ui/icons/icon'
import type { FieldProps } from './field-props'
import { LOCK } from './lock-icon-path'
import styles from './password-field.module.css'

interface Props extends FieldProps {
  readonly label: string
  readonly name: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly enterKeyHint?: 'next' | 'go'
  readonly placeholder?: string | undefined
}

/** Password field, hidden until the player reveals it. */
export const PasswordField = ({
  onChange,
  onLeave,
  isReadOnly = false,
  enterKeyHint = 'next',
  ...rest
}: Props) => {
  const t = useTranslation('rest')
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint={enterKeyHint}
      maxLength={128}
      icon={<Icon name={LOCK} />}
      readOnly={isReadOnly}
      onBlur={onLeave}
      onChange={(event) => onChange(event.currentTarget.value)}
      trailing={
        <button
          type="button"
          className={styles.eye}
          aria-label={t(isShown ? 'login.hide' : 'login.show')}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? EYE_OFF : EYE} />
        </button>
      }
    />
  )
}
