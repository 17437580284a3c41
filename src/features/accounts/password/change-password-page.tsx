import { type SyntheticEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { HOME_PATH } from '#domain/routing/routes'
import type { AppError } from '#domain/errors'
import { useFormActivity } from '../../../shared/forms/use-form-activity'
import { useAppNavigate } from '../../../shared/routing/use-app-navigate'
import { usePage } from '../../../shared/routing/use-page'
import { useTranslation } from '../../../i18n/use-translation'
import { pageState } from '../../../shared/page/page-state'
import { startSession } from '../../../shared/session/session-state'
import { showToast } from '../../../shared/overlays/toasts'
import styles from '../form/account-form.module.css'
import { AccountPage } from '../form/account-page'
import { FormFooter } from '../form/form-footer'
import { checkStrength, newPasswordError } from './new-password'
import { NewPasswordFields } from './new-password-fields'
import { PasswordField } from '../form/password-field'
import { isPasswordless, setPasswordless } from '../login/passwordless'
import { useFields } from '../../../shared/forms/use-fields'
import { useIsUnmountedRef } from '../../../shared/forms/use-is-unmounted'
import { stoppableCommands } from '../login/stoppable-commands'

const EMPTY = { oldPassword: '', newPassword: '', repeated: '' }

/** Changes a member's password, by choice or when required (LOG-04, LOG-11). */
export const ChangePasswordPage = () => {
  const t = useTranslation('rest')
  usePage(t('password.title'))
  const go = useAppNavigate()
  const hasLeft = useIsUnmountedRef()
  const { mustChangePassword } = useSnapshot(pageState)
  const [asksOld, setAsksOld] = useState(() => !isPasswordless())
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<AppError | null>(null)
  const fields = useFields<keyof typeof EMPTY>(EMPTY, (name, values) => {
    if (name !== 'oldPassword') return newPasswordError(name, values, t)
    return values.oldPassword === '' ? t('account.password.oldMissing') : undefined
  })
  const { values } = fields
  useFormActivity(Object.values(values).some((text) => text !== ''))

  const change = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const { newPassword } = values
    const strength = await checkStrength(newPassword)
    if (strength !== 'accepted') {
      setBusy(false)
      if (strength === 'weak') fields.setError('newPassword', t('account.password.weak'))
      return
    }
    const result = await stoppableCommands.changePassword({
      oldPassword: asksOld ? values.oldPassword : null,
      newPassword,
    })
    if (result.ok) {
      setPasswordless(false)
      startSession(result.value.session)
      showToast({ key: 'password.done' })
      if (!hasLeft.current) go(HOME_PATH, { replace: true })
      return
    }
    setBusy(false)
    if (
      result.error.kind === 'refused' &&
      (result.error.code === 'password.old.invalid' || (!asksOld && result.error.code === 'request.invalid'))
    ) {
      // Also covers a session that was wrongly taken for passwordless.
      setAsksOld(true)
      fields.clear('oldPassword')
      fields.setError('oldPassword', t(asksOld ? 'account.password.oldWrong' : 'account.password.oldMissing'))
      return
    }
    // Aborted by the player: not a failure, and typed text stays.
    if (result.error.kind !== 'aborted') setProblem(result.error)
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (isBusy) return
    const names = [...(asksOld ? (['oldPassword'] as const) : []), 'newPassword', 'repeated'] as const
    if (fields.check(names)) void change()
  }

  return (
    <AccountPage
      title={t('password.title')}
      text={t(mustChangePassword ? 'password.forced' : 'password.text')}
      label={t('password.title')}
    >
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        {asksOld && (
          <PasswordField
            label={t('account.password.old')}
            name="password"
            autoComplete="current-password"
            inputRef={fields.refOf('oldPassword')}
            value={values.oldPassword}
            isReadOnly={isBusy}
            error={fields.errors.oldPassword}
            onChange={(text) => fields.set('oldPassword', text)}
          />
        )}
        <NewPasswordFields fields={fields} isReadOnly={isBusy} />
        <FormFooter
          label={t('password.submit')}
          busyLabel={t('password.busy')}
          isBusy={isBusy}
          problem={problem}
          offline={t('account.offline')}
        />
      </form>
    </AccountPage>
  )
}
