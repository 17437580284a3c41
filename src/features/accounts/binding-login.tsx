import type { Channel } from '#domain/contract/identity-settings'
import { useCaptcha } from '../../app/captcha/use-captcha'
import { BindingNote } from './binding-note'
import { LoginForm } from './login-form'

/** The login by password that takes a provider's account along (SOC-04). */
export const BindingLogin = ({ channel }: { readonly channel: Channel }) => {
  const captcha = useCaptcha({ purpose: 'login' })
  return (
    <>
      <BindingNote channel={channel} />
      <LoginForm captcha={captcha} takesFocus />
    </>
  )
}
