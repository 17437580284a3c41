import type { SocialChannel } from '#domain/contract/accounts/identity-settings'
import { useCaptcha } from '../../../shared/captcha/use-captcha'
import { BindingMessage } from './binding-message'
import { LoginForm } from '../login/login-form'
import { cancelProviderWait } from './social-flow'

interface Props {
  readonly channel: SocialChannel
  readonly onCancelled: () => void
}

/** Password login that binds a provider's account (SOC-04). */
export const BindingLogin = ({ channel, onCancelled }: Props) => {
  const captcha = useCaptcha({ purpose: 'login' })
  const cancel = (): void => {
    onCancelled()
    cancelProviderWait()
  }
  return (
    <>
      <BindingMessage channel={channel} onCancel={cancel} />
      <LoginForm captcha={captcha} takesFocus />
    </>
  )
}
