import { LOGIN_PATH } from '#domain/constants/routes'
import { PATIENCE_MS } from '#domain/constants/timing'
import { AppLink } from '../../app/app-link'
import { useConnection } from '../../app/use-connection'
import { usePage } from '../../app/use-page'
import { useWaitedLong } from '../../app/use-waited-long'
import { commands } from '../../app/worker-client'
import { useWords } from '../../i18n/use-words'
import { Button } from '../../ui/button'
import { buttonClass } from '../../ui/button-class'
import { Field } from '../../ui/field'
import { Icon } from '../../ui/icon'
import styles from './account-form.module.css'
import { AccountPage } from './account-page'
import { accountProblem } from './account-problem'
import { CodeField } from './code-field'
import { EmailField } from './email-field'
import { NewPasswordFields } from './new-password-fields'
import { Note } from './note'
import { PhoneField } from './phone-field'
import { useForgot } from './use-forgot'
import { Ways } from './ways'

/** Where somebody who has forgotten their password sets a new one, by a code that only they can get (LOG-12). */
export const ForgotPasswordPage = () => {
  const t = useWords('rest')
  usePage(t('forgot.title'))
  const { isOffline } = useConnection()
  const form = useForgot()
  const { way, fields, isBusy, problem } = form
  const isSlow = useWaitedLong(isBusy, PATIENCE_MS)
  return (
    <AccountPage
      title={t('forgot.title')}
      text={t('forgot.text')}
      label={t('forgot.title')}
      foot={
        <AppLink to={LOGIN_PATH} className={buttonClass({ variant: 'quiet', isWide: true })}>
          {t('login.submit')}
        </AppLink>
      }
    >
      <Ways
        label={t('forgot.ways')}
        ways={[
          { id: 'mobile', label: t('forgot.byMobile') },
          { id: 'email', label: t('forgot.byEmail') },
        ]}
        current={way}
        onChoose={(id) => form.choose(id === 'email' ? 'email' : 'mobile')}
      >
        <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
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
            inputRef={fields.refOf('username')}
            value={fields.values.username}
            readOnly={isBusy}
            error={fields.errors.username}
            onChange={(event) => fields.set('username', event.currentTarget.value)}
          />
          {way === 'mobile' ? (
            <PhoneField
              dialingCode={form.dialingCode}
              inputRef={fields.refOf('mobileNum')}
              value={fields.values.mobileNum}
              isReadOnly={isBusy}
              error={fields.errors.mobileNum}
              onLeave={() => fields.leave('mobileNum')}
              onChange={(digits) => fields.set('mobileNum', digits)}
            />
          ) : (
            <EmailField
              inputRef={fields.refOf('email')}
              value={fields.values.email}
              isReadOnly={isBusy}
              error={fields.errors.email}
              onLeave={() => fields.leave('email')}
              onChange={(text) => fields.set('email', text)}
            />
          )}
          <CodeField
            code={form.code}
            inputRef={fields.refOf('verificationCode')}
            value={fields.values.verificationCode}
            isReadOnly={isBusy}
            enterKeyHint="next"
            error={fields.errors.verificationCode}
            onChange={(digits) => fields.set('verificationCode', digits)}
            onSend={form.sendCode}
          />
          {form.captcha}
          <NewPasswordFields fields={fields} isReadOnly={isBusy} />
          {isOffline && !problem && <Note tone="offline">{t('account.offline')}</Note>}
          {problem && <Note tone="danger">{accountProblem(problem, t)}</Note>}
          {isSlow && <Note tone="info">{t('login.slow')}</Note>}
          <Button type="submit" variant="primary" isWide className={styles.submit} isBusy={isBusy}>
            {t(isBusy ? 'forgot.busy' : 'forgot.submit')}
          </Button>
          {isSlow && (
            <Button variant="quiet" isWide onClick={() => void commands.stopLogin()}>
              {t('login.stop')}
            </Button>
          )}
        </form>
      </Ways>
    </AccountPage>
  )
}
