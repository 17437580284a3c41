import type { Ref } from 'react'
import { useWords } from '../../i18n/use-words'
import { Field } from '../../ui/field'
import { Icon } from '../../ui/icon'

interface Props {
  readonly value: string
  readonly onChange: (text: string) => void
  /** The player has gone on to another field. */
  readonly onLeave?: () => void
  /** `off` where the name is not the player's own. */
  readonly autoComplete?: 'username' | 'off'
  readonly error?: string | undefined
  readonly errorId?: string | undefined
  readonly isReadOnly?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
}

/** The name that somebody plays under. */
export const UsernameField = ({
  onChange,
  onLeave,
  autoComplete = 'username',
  isReadOnly = false,
  ...rest
}: Props) => {
  const t = useWords('rest')
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
