import { LOGIN_PATH } from '#domain/constants/endpoints'
import type { PhoneNumber, SmsLoginWish } from '#domain/account-wishes'
import { loginSchema } from '#domain/contract/accounts'
import type { AppError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { deviceName } from '#domain/rules/device-name'
import { forgetsLogin } from '#domain/rules/login-memory'
import { createEncryptedPost } from '../net/encrypted-post'
import { NO_CODE } from '../no-code'
import { completeLogin } from './complete-login'
import { loginDevice } from './login-device'
import type { LoginTools, Patience } from './login-tools'
import { noteTicket } from './second-step'

/** Logs in by a code that came by SMS, or by the identity provider's word for the number (LOG-14). The number may be remembered; it never logs anybody in by itself. */
export const logInBySms = async (
  tools: LoginTools,
  { countryDialingCode, mobileNum, proof, remember, captcha }: SmsLoginWish,
  { signal, decide }: Patience,
): Promise<Result<LoginOutcome, AppError>> => {
  const { facts, sessions } = tools
  const { logouts } = sessions
  const device = await loginDevice(tools)
  if (!device) return err(NO_CODE)
  const number = { countryDialingCode, mobileNum }
  const answer = await createEncryptedPost(tools)(
    {
      path: LOGIN_PATH,
      access: 'open',
      payload: { type: 'sms', ...number, ...proof, ...captcha, ...device },
      headers: { Device: deviceName(facts.current.deviceKind) },
      alert: false,
      isLogin: true,
      signal,
    },
    loginSchema,
  )
  const keeping = { password: null, remember, record: { type: 'sms', username: written(number) } } as const
  if (!answer.ok) {
    if (forgetsLogin(answer.error)) await sessions.forgetRemembered()
    noteTicket(answer.error, { keeping })
    return answer
  }
  const { value } = answer
  const admission = { ...value, userName: value.userName || mobileNum }
  return completeLogin(tools, admission, keeping, { decide, logouts })
}

/** The number of the last login by SMS, where it is remembered. */
export const savedNumber = async ({
  vault,
  facts,
}: LoginTools): Promise<Result<PhoneNumber | null, AppError>> => {
  const saved = await vault.open()
  if (saved?.type !== 'sms' || saved.merchant !== facts.current.merchant) return ok(null)
  const [, countryDialingCode, mobileNum] = /^\+(\d+) (\d+)$/u.exec(saved.username) ?? []
  return ok(countryDialingCode && mobileNum ? { countryDialingCode, mobileNum } : null)
}

/** A number as the remembered record has it: `+60 123456789`. */
const written = ({ countryDialingCode, mobileNum }: PhoneNumber): string =>
  `+${countryDialingCode} ${mobileNum}`
