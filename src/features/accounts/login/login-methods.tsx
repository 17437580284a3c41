import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { pendingBinding } from '#domain/accounts/social-login-machine'
import { loginPath } from '#domain/routing/return-url'
import { useAppNavigate } from '../../../shared/routing/use-app-navigate'
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
  /** URL after login. Undefined on the login page, whose own URL names it. */
  readonly returnTo?: string
}

/** Login by password, SMS and provider (LOG-01, LOG-14, SOC-01), on its own page or in a sheet. */
export const LoginMethods = ({ returnTo }: Props) => {
  const t = useTranslation('rest')
  const { status, hasEnded } = useSnapshot(loginState)
  const { state } = useSnapshot(social)
  const go = useAppNavigate()
  // A player who returns sees the login in progress, or its result.
  const [chosen, setWay] = useState(() =>
    loginState.status === 'processing' || loginState.refusal ? loginState.way : 'password',
  )
  const binding = pendingBinding(state)
  const way = chosen === 'sms' ? 'sms' : 'password'
  const captcha = useCaptcha({ purpose: 'login' }) // shared by the forms and the providers below them
  const [hasCancelled, setCancelled] = useState(false)
  useEffect(() => mountSocialLogin(), [])
  useCountries() // loads and caches them before the player chooses SMS
  // The provider's redirect returns to the login page.
  const leave = (): void => {
    if (returnTo !== undefined) go(loginPath(returnTo), { replace: true })
  }
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
      {way === 'sms' ? (
        <SmsLoginForm captcha={captcha} />
      ) : (
        <LoginForm captcha={captcha} returnTo={returnTo} />
      )}
      <SocialLogins captcha={captcha} takesFocus={hasCancelled} leave={leave} />
      {hasEnded && (
        <div className={formStyles.after}>
          <FormMessage tone="info">{t('twoFactor.ended')}</FormMessage>
        </div>
      )}
    </MethodTabs>
  )
}
