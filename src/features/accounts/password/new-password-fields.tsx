import { useTranslation } from '../../../i18n/use-translation'
import { PasswordField } from '../form/password-field'
import { PasswordStrengthHint } from '../form/password-strength-hint'
import type { Fields } from '../../../shared/forms/use-fields'

interface Props {
  readonly fields: Fields<'newPassword' | 'repeated'>
  readonly isReadOnly: boolean
}

/** New password, typed twice. */
export const NewPasswordFields = ({ fields, isReadOnly }: Props) => {
  const t = useTranslation('rest')
  return (
    <>
      <PasswordField
        label={t('account.password.new')}
        name="new-password"
        autoComplete="new-password"
        inputRef={fields.refOf('newPassword')}
        value={fields.values.newPassword}
        isReadOnly={isReadOnly}
        error={fields.errors.newPassword}
        onLeave={() => fields.leave('newPassword')}
        onChange={(text) => fields.set('newPassword', text)}
      />
      <PasswordStrengthHint password={fields.values.newPassword} />
      <PasswordField
        label={t('account.password.repeat')}
        name="new-password-again"
        autoComplete="new-password"
        enterKeyHint="go"
        inputRef={fields.refOf('repeated')}
        value={fields.values.repeated}
        isReadOnly={isReadOnly}
        error={fields.errors.repeated}
        onLeave={() => fields.leave('repeated')}
        onChange={(text) => fields.set('repeated', text)}
      />
    </>
  )
}
