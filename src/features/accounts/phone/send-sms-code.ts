import type { CodeDelivery, SmsCodeRequest } from '#domain/accounts/account-requests'
import type { AppError } from '#domain/errors'
import type { Result } from '#domain/result'
import { enableCaptchaRow } from '../form/captcha-error'
import { commands } from '../../../shared/worker/client/commands'

/** Sends a code to a phone. If it is rejected for lack of a captcha, the captcha row appears. */
export const sendSmsCode = async (input: SmsCodeRequest): Promise<Result<CodeDelivery, AppError>> => {
  const result = await commands.sendSmsCode(input)
  if (!result.ok) enableCaptchaRow(result.error, input.captcha)
  return result
}
