import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { pendingBinding } from '#domain/accounts/social-login-machine'
import { useCaptcha } from '../../../shared/captcha/use-captcha'
import { useTranslation } from '../../../i18n/use-translation'
import { FormMessage } from '../../../ui/feedback/form-message'
import formStyles from '../form/account-form.module.css'
import { BindingLogin } from '../social/binding-login'
import { LoginForm } from './login-form'
import { loginState } from './login-state'
import { SmsLoginForm } from './sms-login-form'
import { mountSocialLogin, cancelSocialLogin } from '../social/social-flow'
import { social } from '../social/social-state'
import { SocialLogins } from '../social/social-logins'
import { useCountries } from '../phone/use-countries'
import { MethodTabs } from '../form/method-tabs'

interface Props {
  /** Takes a login that goes on at a provider's page to where the player comes back to. */
  readonly leave?: () => void
}

/** The login by password, by SMS and by a provider (LOG-01, LOG-14, SOC-01), on its page and over another. */
export const LoginMethods = ({ leave = stay }: Props) => {
  const t = useTranslation('rest')
  const { status, hasEnded } = useSnapshot(loginState)
  const { state } = useSnapshot(social)
  // Whoever comes back finds the login that is under way, or what became of it.
  const [chosen, setWay] = useState(() =>
    loginState.status === 'processing' || loginState.refusal ? loginState.way : 'password',
  )
  const binding = pendingBinding(state)
  const way = chosen === 'sms' ? 'sms' : 'password'
  const captcha = useCaptcha({ purpose: 'login' }) // one for the forms and the providers below them
  const [hasCancelled, setCancelled] = useState(false)
  useEffect(() => mountSocialLogin(), [])
  useCountries() // they are there, and kept, before somebody chooses the SMS
  if (binding)
    return <BindingLogin channel={binding.firebaseChannel} onCancelled={() => setCancelled(true)} />
  return (
    <MethodTabs
      label={t('login.ways')}
      ways={[
        { id: 'password', label: t('login.byPassword') },
        { id: 'sms', label: t('login.bySms') },
      ]}
      current={way}
      onChoose={(id) => {
        if (status !== 'idle') return
        cancelSocialLogin()
        setCancelled(false)
        captcha.reset()
        setWay(id === 'sms' ? 'sms' : 'password')
      }}
    >
      {way === 'sms' ? <SmsLoginForm captcha={captcha} /> : <LoginForm captcha={captcha} />}
      <SocialLogins captcha={captcha} takesFocus={hasCancelled} leave={leave} />
      {hasEnded && (
        <div className={formStyles.after}>
          <FormMessage tone="info">{t('twoFactor.ended')}</FormMessage>
        </div>
      )}
    </MethodTabs>
  )
}

const stay = (): void => undefined
