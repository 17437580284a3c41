import { useSnapshot } from 'valtio'
import { useCaptcha } from '../../../shared/captcha/use-captcha'
import { useTranslation } from '../../../i18n/use-translation'
import { FormMessage } from '../../../ui/feedback/form-message'
import formStyles from '../form/account-form.module.css'
import { loginState } from '../login/login-state'
import { social } from '../social/social-state'
import { SocialLogins } from '../social/social-logins'
import type { Registration } from './use-registration'

interface Props {
  readonly registration: Registration
  /** True if the player has returned from a provider's page or question. */
  readonly isBack: boolean
}

/** Provider buttons below a registration: they log in known accounts and register others (SOC-01, SOC-03). */
export const RegisterProviders = ({ registration, isBack }: Props) => {
  const t = useTranslation('rest')
  const { state } = useSnapshot(social)
  const { hasEnded } = useSnapshot(loginState)
  const login = useCaptcha({ purpose: 'login' })
  // The form and the buttons share one captcha. If the form has none, the login's captcha appears when required.
  const isShared = login.isNeeded && registration.captcha.isNeeded
  return (
    <>
      {!isShared && state.kind === 'proven' && <div className={formStyles.after}>{login.widget}</div>}
      <SocialLogins
        captcha={isShared ? registration.captcha : login}
        takesFocus={isBack}
        isHeldBack={registration.state.kind !== 'idle'}
        leave={stay}
      />
      {hasEnded && (
        <div className={formStyles.after}>
          <FormMessage tone="info">{t('twoFactor.ended')}</FormMessage>
        </div>
      )}
    </>
  )
}

/** A login on a provider's page returns to this page. */
const stay = (): void => undefined
