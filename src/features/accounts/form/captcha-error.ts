import type { AccountError } from '#domain/errors'
import { commands } from '../../../shared/worker/client/worker-client'

/** Does the gateway want a captcha, or another one? */
export const isCaptchaError = (error: AccountError): boolean =>
  error.kind === 'refused' && error.code === 'captcha.invalid'

/**
 * What was sent with no captcha has been refused for the want of one: the merchant has begun to ask for it since the
 * settings came, and the new ones bring its row (CAP-01).
 */
export const enableCaptchaRow = (error: AccountError, solved: object | null): void => {
  if (isCaptchaError(error) && !solved) void commands.refresh()
}
