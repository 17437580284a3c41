import { passwordStrength } from '#domain/accounts/password-strength'
import { useTranslation } from '../../../i18n/use-translation'
import styles from './password-strength-hint.module.css'

interface Props {
  readonly password: string
  /** The username of the same form; '' if it has none. */
  readonly name?: string
}

/** Shows how hard the new password is to guess. It only advises. */
export const PasswordStrengthHint = ({ password, name = '' }: Props) => {
  const t = useTranslation('rest')
  if (password === '') return null
  const strength = passwordStrength(password, name)
  return (
    <div className={styles.hint}>
      <span className={styles.bars} data-strength={strength} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span role="status">{t(`account.strength.${strength}`)}</span>
    </div>
  )
}
