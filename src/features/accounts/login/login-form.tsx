import { useEffect, useId } from 'react'
import { FORGOT_PASSWORD_PATH } from '#domain/routing/routes'
import { withReturnUrl } from '#domain/routing/return-url'
import type { AccountError } from '#domain/errors'
import { AppLink } from '../../../shared/routing/app-link'
import type { Captcha } from '../../../shared/captcha/use-captcha'
import { useTranslation } from '../../../i18n/use-translation'
import { classNames } from '../../../ui/class-names'
import { Switch } from '../../../ui/forms/switch'
import formStyles from '../form/account-form.module.css'
import { bindingErrorText } from '../form/account-error-text'
import { FormFooter } from '../form/form-footer'
import styles from './login-form.module.css'
import { PasswordField } from '../form/password-field'
import { useLoginForm } from './use-login-form'
import { useIsAtGateway } from '../social/use-social'
import { UsernameField } from '../form/username-field'

interface Props {
  readonly captcha: Captcha
  /** Focuses the first field, because the player has just opened the form. */
  readonly takesFocus?: boolean
  /** URL after login, if the page's own URL does not name it. */
  readonly returnTo?: string | undefined
}

/** Password login: username, password, and whether to stay logged in. */
export const LoginForm = ({ captcha, takesFocus = false, returnTo }: Props) => {
  const t = useTranslation('rest')
  const problemId = useId()
  const form = useLoginForm(captcha)

  const { username } = form.refs
  useEffect(() => {
    if (takesFocus) username.current?.focus({ preventScroll: true }) // the reason for the login is shown above the form
  }, [takesFocus, username])

  const { missing, problem } = form
  const markedBy = problem?.isAboutFields === true ? problemId : undefined
  const isHeldBack = useIsAtGateway()
  const isBusy = form.status === 'processing' && !isHeldBack
  const describe = (error: AccountError): string =>
    error.kind === 'no-session' ? t('login.passwordMissing') : bindingErrorText(error, t)
  return (
    <form
      className={classNames(formStyles.form, styles.form)}
      method="post"
      noValidate
      onSubmit={form.submit}
    >
      <UsernameField
        inputRef={form.refs.username}
        value={form.username}
        isReadOnly={isBusy}
        error={missing === 'username' || missing === 'both' ? t('login.usernameMissing') : undefined}
        errorId={markedBy}
        onChange={form.setUsername}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        placeholder={form.isPasswordSaved ? t('login.savedPassword') : undefined}
        inputRef={form.refs.password}
        value={form.password}
        isReadOnly={isBusy}
        error={missing === 'password' || missing === 'both' ? t('login.passwordMissing') : undefined}
        errorId={markedBy}
        onChange={form.setPassword}
      />
      <AppLink
        to={returnTo === undefined ? FORGOT_PASSWORD_PATH : withReturnUrl(FORGOT_PASSWORD_PATH, returnTo)}
        className={styles.forgot}
      >
        {t('login.forgot')}
      </AppLink>
      <Switch isOn={form.remember} onChange={form.setRemember} hint={t('login.rememberHint')}>
        {t('login.remember')}
      </Switch>
      {captcha.widget}
      <FormFooter
        label={t('login.submit')}
        busyLabel={t('login.busy')}
        isBusy={isBusy}
        isHeldBack={isHeldBack}
        problemId={problemId}
        problem={problem?.error ?? null}
        describe={describe}
        offline={t('login.offline')}
      />
    </form>
  )
}
