import type { CodeDelivery, SmsCodeRequest } from '#domain/account-wishes'
import type { AppError } from '#domain/errors'
import type { Result } from '#domain/result'
import { accountCommands } from '../../app/account-commands'
import { enableCaptchaRow } from './about-captcha'

/** Has a code sent to a phone; where that is refused for the want of a captcha, its row comes. */
export const sendSmsCode = async (wish: SmsCodeRequest): Promise<Result<CodeDelivery, AppError>> => {
  const result = await accountCommands.sendSmsCode(wish)
  if (!result.ok) enableCaptchaRow(result.error, wish.captcha)
  return result
}
