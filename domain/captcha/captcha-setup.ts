import type { CaptchaVersion } from './captcha-messages'
import type { CaptchaProblem } from './captcha-machine'

/** The form that asks; each has a switch of its own in settings (CAP-01). */
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
 * Which provider serves a form (CAP-04), or why none does (CAP-05, CAP-07).
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
