import { Fragment } from 'react'
import { useTranslation } from '../../../i18n/use-translation'
import { Switch } from '../../../ui/forms/switch'
import styles from '../form/account-form.module.css'
import { CodeField } from '../form/code-field'
import { FormFooter } from '../form/form-footer'
import { PasswordField } from '../form/password-field'
import { PasswordStrengthHint } from '../form/password-strength-hint'
import { PhoneField } from '../phone/phone-field'
import { Consent } from './consent'
import { RegistrationResultDialogs } from './registration-result-dialogs'
import { isSendingUnanswered } from '../form/use-one-time-code'
import type { Registration } from './use-registration'
import { UsernameField } from '../form/username-field'
import { useIsAtGateway } from '../social/use-social'
import { MethodTabs } from '../form/method-tabs'

interface Props {
  readonly registration: Registration
  /**
   * Registers another person: the browser must not autofill the agent's own name, and there is no "stay logged in".
   */
  readonly isForAnother?: boolean
}

/** Registration form, by username or by number (REG-01, REG-06, REG-09, REG-10). */
export const RegistrationForm = ({ registration, isForAnother = false }: Props) => {
  const t = useTranslation('rest')
  const { state, way, fields, needsPassword, needsCode, choose } = registration
  const isBusy = state.kind === 'processing'
  const isHeldBack = useIsAtGateway()
  return (
    <MethodTabs
      label={t('register.ways')}
      ways={[
        { id: 'username', label: t('register.byUsername') },
        ...(registration.isMobileOffered ? [{ id: 'mobile', label: t('register.byMobile') }] : []),
      ]}
      current={way}
      onChoose={(id) => choose(id === 'mobile' ? 'mobile' : 'username')}
    >
      <form className={styles.form} method="post" noValidate onSubmit={registration.submit}>
        {way === 'username' ? (
          <UsernameField
            autoComplete={isForAnother ? 'off' : 'username'}
            inputRef={fields.refOf('username')}
            value={fields.values.username}
            isReadOnly={isBusy}
            error={fields.errors.username}
            onLeave={() => fields.leave('username')}
            onChange={(text) => fields.set('username', text)}
          />
        ) : (
          <PhoneField
            dialingCode={registration.dialingCode}
            inputRef={fields.refOf('mobileNum')}
            value={fields.values.mobileNum}
            isReadOnly={isBusy}
            error={fields.errors.mobileNum}
            onLeave={() => fields.leave('mobileNum')}
            onChange={(digits) => fields.set('mobileNum', digits)}
          />
        )}
        {needsCode && (
          <CodeField
            code={registration.code}
            isByProvider={registration.isByProvider}
            inputRef={fields.refOf('verificationCode')}
            value={fields.values.verificationCode}
            isReadOnly={isBusy}
            enterKeyHint="next"
            error={fields.errors.verificationCode}
            wrong={registration.wrongCode}
            onChange={(digits) => fields.set('verificationCode', digits)}
            onSend={registration.sendCode}
          />
        )}
        {needsPassword && (
          <PasswordField
            label={t('login.password')}
            name="new-password"
            autoComplete="new-password"
            enterKeyHint="go"
            inputRef={fields.refOf('password')}
            value={fields.values.password}
            isReadOnly={isBusy}
            error={fields.errors.password}
            onLeave={() => fields.leave('password')}
            onChange={(text) => fields.set('password', text)}
          />
        )}
        {needsPassword && (
          <PasswordStrengthHint password={fields.values.password} name={fields.values.username} />
        )}
        {registration.captchas.map((captcha, index) => (
          <Fragment key={index}>{captcha}</Fragment>
        ))}
        {!isForAnother && (
          <Switch
            isOn={registration.remember}
            onChange={registration.setRemember}
            hint={t('login.rememberHint')}
          >
            {t('login.remember')}
          </Switch>
        )}
        {!isForAnother && <Consent />}
        <FormFooter
          label={t('register.submit')}
          busyLabel={t('register.busy')}
          isBusy={isBusy}
          isHeldBack={isHeldBack}
          problem={'problem' in state ? state.problem : null}
          offline={t('account.offline')}
          isNoResponseReported={needsCode && isSendingUnanswered(registration.code)}
        />
      </form>
      <RegistrationResultDialogs registration={registration} isForAnother={isForAnother} />
    </MethodTabs>
  )
}
