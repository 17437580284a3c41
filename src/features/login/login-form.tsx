import { useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { FORGOT_PASSWORD_PATH } from '#domain/constants/routes'
import { PATIENCE_MS } from '#domain/constants/timing'
import { AppLink } from '../../app/app-link'
import { useLive } from '../../app/live'
import { useConnection } from '../../app/use-connection'
import { useWaitedLong } from '../../app/use-waited-long'
import { useWords } from '../../i18n/use-words'
import { pageState } from '../../state/page-state'
import { Button } from '../../ui/button'
import { EYE, EYE_OFF } from '../../ui/eye-glyphs'
import { Field } from '../../ui/field'
import { Glyph } from '../../ui/glyph'
import { Icon } from '../../ui/icon'
import { Switch } from '../../ui/switch'
import { LOCK } from './lock-glyph'
import styles from './login-form.module.css'
import { Note } from './note'
import { problemText } from './login-problem'
import { useLoginAhead } from './use-login-ahead'
import { useLoginForm } from './use-login-form'

/** Name, password, and whether to stay: the whole login. */
export const LoginForm = () => {
  const t = useWords('rest')
  const { merchant } = useSnapshot(pageState)
  const { data: settings } = useLive((read) => read.get('settings', merchant))
  const { isOffline } = useConnection()
  const [isShown, setShown] = useState(false)
  const problemId = useId()
  const needsCaptcha = settings?.login.captcha.enabled === true
  const form = useLoginForm(!needsCaptcha)
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
      <Field
        label={t('login.password')}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={128}
        placeholder={form.isPasswordSaved ? t('login.savedPassword') : undefined}
        icon={<Glyph d={LOCK} />}
        inputRef={form.refs.password}
        value={form.password}
        readOnly={isBusy}
        error={missing === 'password' || missing === 'both' ? t('login.passwordMissing') : undefined}
        errorId={markedBy}
        onChange={(event) => form.setPassword(event.currentTarget.value)}
        trailing={
          <button
            type="button"
            className={styles.eye}
            aria-label={t(isShown ? 'login.hide' : 'login.show')}
            onClick={() => setShown(!isShown)}
          >
            <Glyph d={isShown ? EYE_OFF : EYE} />
          </button>
        }
      />
      <AppLink to={FORGOT_PASSWORD_PATH} className={styles.forgot}>
        {t('login.forgot')}
      </AppLink>
      <Switch isOn={form.remember} onChange={form.setRemember} hint={t('login.rememberHint')}>
        {t('login.remember')}
      </Switch>
      {needsCaptcha && <Note tone="info">{t('login.captcha')}</Note>}
      {isOffline && !problem && <Note tone="offline">{t('login.offline')}</Note>}
      {problem && (
        <Note id={problemId} tone="danger">
          {problemText(problem, t)}
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
