import type { CaptchaSetup } from '#domain/captcha/captcha-messages'
import type { CaptchaProblem } from '#domain/captcha/captcha-machine'
import type { CaptchaPlan } from '#domain/captcha/captcha-setup'
import { commands } from '../worker/client/commands'

/**
 * Returns the provider's start data: the merchant's captcha id, or a challenge that the worker requests from the
 * gateway (CAP-04).
 */
export const fetchCaptchaSetup = async (
  plan: CaptchaPlan,
): Promise<{ readonly setup: CaptchaSetup } | { readonly problem: CaptchaProblem }> => {
  if (plan.kind === 'problem') return plan
  if (plan.kind === 'v4') return { setup: { version: 'v4', captchaId: plan.captchaId } }
  const asked = await commands.captchaChallenge()
  if (!asked.ok) return { problem: { kind: 'gateway', error: asked.error } }
  const { gt, challenge } = asked.value
  if (gt === '' || challenge === '') return { problem: { kind: 'not-set-up' } }
  return { setup: { version: 'v3', ...asked.value } }
}
