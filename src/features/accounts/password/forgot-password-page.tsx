import { LOGIN_PATH } from '#domain/routing/routes'
import { AppLink } from '../../../shared/routing/app-link'
import { usePage } from '../../../shared/routing/use-page'
import { useTranslation } from '../../../i18n/use-translation'
import { buttonClass } from '../../../ui/controls/button-class'
import styles from '../form/account-form.module.css'
import { AccountPage } from '../form/account-page'
import { CodeField } from '../form/code-field'
import { EmailField } from '../form/email-field'
import { HelpLink } from '../form/help-link'
import { FormFooter } from '../form/form-footer'
import { NewPasswordFields } from './new-password-fields'
import { PhoneField } from '../phone/phone-field'
import { usePasswordReset } from './use-password-reset'
import { UsernameField } from '../form/username-field'
import { MethodTabs } from '../form/method-tabs'

/** Sets a new password after verification by a one-time code (LOG-12). */
export const ForgotPasswordPage = () => {
  const t = useTranslation('rest')
  usePage(t('forgot.title'))
  const form = usePasswordReset()
  const { way, fields, isBusy, problem } = form
  return (
    <AccountPage
      title={t('forgot.title')}
      text={t('forgot.text')}
      label={t('forgot.title')}
      foot={
        <>
          <AppLink to={LOGIN_PATH} className={buttonClass({ variant: 'quiet', isWide: true })}>
            {t('login.submit')}
          </AppLink>
          <HelpLink />
        </>
      }
    >
      <MethodTabs
        label={t('forgot.ways')}
        ways={[
          { id: 'mobile', label: t('forgot.byMobile') },
          { id: 'email', label: t('forgot.byEmail') },
        ]}
        current={way}
        onChoose={(id) => form.choose(id === 'email' ? 'email' : 'mobile')}
      >
        <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
          <UsernameField
            inputRef={fields.refOf('username')}
            value={fields.values.username}
            isReadOnly={isBusy}
            error={fields.errors.username}
            onChange={(text) => fields.set('username', text)}
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
          <FormFooter
            label={t('forgot.submit')}
            busyLabel={t('forgot.busy')}
            isBusy={isBusy}
            problem={problem}
            offline={t('account.offline')}
          />
        </form>
      </MethodTabs>
    </AccountPage>
  )
}
