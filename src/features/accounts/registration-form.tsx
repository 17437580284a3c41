import { Fragment } from 'react'
import { PATIENCE_MS } from '#domain/constants/timing'
import { useConnection } from '../../app/use-connection'
import { useWaitedLong } from '../../app/use-waited-long'
import { useWords } from '../../i18n/use-words'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Icon } from '../../ui/icon'
import { Switch } from '../../ui/switch'
import styles from './account-form.module.css'
import { CodeField } from './code-field'
import { Note } from './note'
import { PasswordField } from './password-field'
import { PhoneField } from './phone-field'
import { RegistrationNews } from './registration-news'
import type { Registration } from './use-registration'
import { Ways } from './ways'

interface Props {
  readonly registration: Registration
  /** Somebody registers another one: the browser must not offer their own name, and nobody stays signed in. */
  readonly isForAnother?: boolean
}

/** By name or by number: what a registration asks for (REG-01, REG-06, REG-09, REG-10). */
export const RegistrationForm = ({ registration, isForAnother = false }: Props) => {
  const t = useWords('rest')
  const { isOffline } = useConnection()
  const { state, way, fields, needsPassword, needsCode, choose } = registration
  const isBusy = state.kind === 'processing'
  const isSlow = useWaitedLong(isBusy, PATIENCE_MS)
  return (
    <Ways
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
          <Field
            label={t('login.username')}
            name="username"
            autoComplete={isForAnother ? 'off' : 'username'}
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
            onBlur={() => fields.leave('username')}
            onChange={(event) => fields.set('username', event.currentTarget.value)}
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
            inputRef={fields.refOf('verificationCode')}
            value={fields.values.verificationCode}
            isReadOnly={isBusy}
            enterKeyHint="next"
            error={fields.errors.verificationCode}
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
        {isOffline && <Note tone="offline">{t('account.offline')}</Note>}
        {isSlow && <Note tone="info">{t('login.slow')}</Note>}
        <Button type="submit" variant="primary" isWide className={styles.submit} isBusy={isBusy}>
          {t(isBusy ? 'register.busy' : 'register.submit')}
        </Button>
        {isSlow && (
          <Button variant="quiet" isWide onClick={registration.stop}>
            {t('login.stop')}
          </Button>
        )}
      </form>
      <RegistrationNews registration={registration} isForAnother={isForAnother} />
    </Ways>
  )
}
