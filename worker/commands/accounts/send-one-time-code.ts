import { EMAIL_CODE_ENDPOINT, SMS_CODE_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import type { CodeDelivery, EmailCodeRequest, SmsCodeRequest } from '#domain/accounts/account-requests'
import { codeExpirySchema } from '#domain/contract/accounts/accounts'
import { rsaKeysOf } from '../../crypto/rsa-keys'
import type { AppError } from '#domain/errors'
import { ok, type Result } from '#domain/result'
import type { LoginDependencies } from './login-dependencies'

type Dependencies = Pick<LoginDependencies, 'httpClient'>

/** Requests a one-time code by SMS (TFA-04, LOG-14, REG-10). */
export const sendSmsCode = (
  dependencies: Dependencies,
  { countryDialingCode, mobileNum, captcha }: SmsCodeRequest,
): Promise<Result<CodeDelivery, AppError>> =>
  send(dependencies, SMS_CODE_ENDPOINT, { countryDialingCode, mobileNum, ...captcha })

/** Requests a one-time code by email, to set a new password (LOG-12). */
export const sendEmailCode = (
  dependencies: Dependencies,
  { username, email }: EmailCodeRequest,
): Promise<Result<CodeDelivery, AppError>> => send(dependencies, EMAIL_CODE_ENDPOINT, { username, email })

/** Converts the gateway's time to this device's clock, which may be hours off. The key is needed next anyway. */
const send = async (
  { httpClient }: Dependencies,
  path: string,
  body: object,
): Promise<Result<CodeDelivery, AppError>> => {
  const keys = rsaKeysOf(httpClient)
  const key = keys.prepare()
  const answer = await httpClient.requestParsed(
    { path, access: 'open', method: 'POST', body, alert: 'network' },
    codeExpirySchema,
  )
  await key
  return answer.ok ? ok({ expirationTime: answer.value.expirationTime - keys.clockOffsetMs }) : answer
}
