import type { AccountError } from '#domain/errors'
import { commands } from '../../../shared/worker/client/commands'

/** True if the gateway requires a captcha, or a new one. */
export const isCaptchaError = (error: AccountError): boolean =>
  error.kind === 'refused' && error.code === 'captcha.invalid'

/**
 * Refetches the settings when a request without a captcha was rejected for lack of one (CAP-01). The merchant has
 * switched the captcha on since the last sync; the new settings show its row.
 */
export const enableCaptchaRow = (error: AccountError, solved: object | null): void => {
  if (isCaptchaError(error) && !solved) void commands.refresh()
}
