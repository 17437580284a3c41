import { useId } from 'react'
import { FORGOT_PASSWORD_PATH } from '#domain/constants/routes'
import { PATIENCE_MS } from '#domain/constants/timing'
import { AppLink } from '../../app/app-link'
import { useCaptcha } from '../../app/captcha/use-captcha'
import { useConnection } from '../../app/use-connection'
import { useWaitedLong } from '../../app/use-waited-long'
import { useWords } from '../../i18n/use-words'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Icon } from '../../ui/icon'
import { Switch } from '../../ui/switch'
import { accountProblem } from './account-problem'
import styles from './login-form.module.css'
import { Note } from './note'
import { PasswordField } from './password-field'
import { useLoginAhead } from './use-login-ahead'
import { useLoginForm } from './use-login-form'

/** Name, password, and whether to stay: the whole login. */
export const LoginForm = () => {
  const t = useWords('rest')
  const { isOffline } = useConnection()
  const problemId = useId()
  const captcha = useCaptcha({ purpose: 'login' })
  const form = useLoginForm(captcha)
  const tryAgain = useLoginAhead()

  const { missing, problem } = form
  const markedBy = problem?.isAboutFields === true ? problemId : undefined
  const isBusy = form.status === 'processing'
  const isSlow = useWaitedLong(isBusy, PATIENCE_MS)
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit} onFocus={tryAgain}>
      <Field
        label={t('login.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={64}
        icon={<Icon name="me" />}
        inputRef={form.refs.username}
        value={form.username}
        readOnly={isBusy}
        error={missing === 'username' || missing === 'both' ? t('login.usernameMissing') : undefined}
        errorId={markedBy}
        onChange={(event) => form.setUsername(event.currentTarget.value)}
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
      <AppLink to={FORGOT_PASSWORD_PATH} className={styles.forgot}>
        {t('login.forgot')}
      </AppLink>
      <Switch isOn={form.remember} onChange={form.setRemember} hint={t('login.rememberHint')}>
        {t('login.remember')}
      </Switch>
      {captcha.widget}
      {isOffline && !problem && <Note tone="offline">{t('login.offline')}</Note>}
      {problem && (
        <Note id={problemId} tone="danger">
          {problem.error.kind === 'no-session'
            ? t('login.passwordMissing')
            : accountProblem(problem.error, t)}
        </Note>
      )}
      {isSlow && <Note tone="info">{t('login.slow')}</Note>}
      <Button type="submit" variant="primary" isWide className={styles.submit} isBusy={isBusy}>
        {t(isBusy ? 'login.busy' : 'login.submit')}
      </Button>
      {isSlow && (
        <Button variant="quiet" isWide onClick={form.stop}>
          {t('login.stop')}
        </Button>
      )}
    </form>
  )
}
