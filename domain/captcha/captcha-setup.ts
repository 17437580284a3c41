import type { CaptchaVersion } from './captcha-messages'
import type { CaptchaProblem } from './captcha-machine'

/** The form that needs a captcha; each has its own switch in settings (CAP-01). */
export type CaptchaPurpose = 'login' | 'sms' | 'register'

interface CaptchaGateway {
  readonly captchaId: string
  readonly captchaVersion: CaptchaVersion
}

export type CaptchaPlan =
  | { readonly kind: 'v3' }
  | { readonly kind: 'v4'; readonly captchaId: string }
  | { readonly kind: 'problem'; readonly problem: CaptchaProblem }

/**
 * Returns the provider of a form's captcha (CAP-04), or why there is none (CAP-05, CAP-07).
 * @param gateway the merchant's account with the provider
 */
export const selectCaptcha = (
  purpose: CaptchaPurpose,
  { captchaId, captchaVersion }: CaptchaGateway,
): CaptchaPlan => {
  if (captchaVersion === 'v4') {
    if (captchaId !== '') return { kind: 'v4', captchaId }
    return { kind: 'problem', problem: { kind: 'not-set-up' } }
  }
  return purpose === 'sms' ? { kind: 'problem', problem: { kind: 'not-working' } } : { kind: 'v3' }
}
