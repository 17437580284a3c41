import { Fragment, useId } from 'react'
import { PATIENCE_MS } from '#domain/constants/timing'
import { useConnection } from '../../app/use-connection'
import { useWaitedLong } from '../../app/use-waited-long'
import { useWords } from '../../i18n/use-words'
import { Button } from '../../ui/button'
import { Switch } from '../../ui/switch'
import { accountProblem, isAboutProof } from './account-problem'
import styles from './account-form.module.css'
import { CodeField } from './code-field'
import { Note } from './note'
import { PhoneField } from './phone-field'
import { useSmsLogin } from './use-sms-login'

/** Number, code, and whether to keep the number: a login by SMS (LOG-14). */
export const SmsLoginForm = () => {
  const t = useWords('rest')
  const { isOffline } = useConnection()
  const problemId = useId()
  const form = useSmsLogin()
  const { missing, problem, isBusy } = form
  const isSlow = useWaitedLong(isBusy, PATIENCE_MS)
  const isUnknown = problem?.kind === 'refused' && problem.code === 'not.exists.user'
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <PhoneField
        dialingCode={form.dialingCode}
        value={form.mobileNum}
        onChange={form.setMobileNum}
        isReadOnly={isBusy}
        inputRef={form.refs.mobileNum}
        error={missing === 'mobileNum' ? t('account.mobile.missing') : undefined}
        errorId={isUnknown ? problemId : undefined}
      />
      <CodeField
        code={form.code}
        value={form.verificationCode}
        onChange={form.setVerificationCode}
        onSend={form.sendCode}
        isReadOnly={isBusy}
        inputRef={form.refs.verificationCode}
        error={missing === 'verificationCode' ? t('account.code.missing') : undefined}
        errorId={problem && isAboutProof(problem) ? problemId : undefined}
      />
      {form.captchas.map((captcha, index) => (
        <Fragment key={index}>{captcha}</Fragment>
      ))}
      <Switch isOn={form.remember} onChange={form.setRemember} hint={t('login.rememberHint')}>
        {t('login.rememberNumber')}
      </Switch>
      {isOffline && !problem && <Note tone="offline">{t('login.offline')}</Note>}
      {problem && (
        <Note id={problemId} tone="danger">
          {isUnknown ? t('account.unknownNumber') : accountProblem(problem, t)}
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
