import type { PhoneNumber, SmsLoginRequest } from '#domain/accounts/account-requests'
import type { AppError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import { ok, type Result } from '#domain/result'
import type { LoginAttempt } from '../../session/login-attempt'
import { openVault } from '../../session/open-vault'
import type { LoginDependencies } from './login-dependencies'
import { sendLogin } from './send-login'

/**
 * Logs in by an SMS code, or by a phone number that the identity provider verified (LOG-14). The number may be
 * remembered; it never allows automatic login.
 */
export const logInWithSms = (
  dependencies: LoginDependencies,
  { countryDialingCode, mobileNum, proof, remember, captcha }: SmsLoginRequest,
  attempt: LoginAttempt,
): Promise<Result<LoginOutcome, AppError>> => {
  const number = { countryDialingCode, mobileNum }
  const payload = { type: 'sms', ...number, ...proof, ...captcha }
  const rememberOptions = {
    password: null,
    remember,
    record: { type: 'sms', username: written(number) },
  } as const
  return sendLogin(dependencies, { payload, name: mobileNum, rememberOptions }, attempt)
}

/** Returns the number of the last login by SMS, if it is remembered. */
export const rememberedNumber = async ({
  store,
  facts,
}: LoginDependencies): Promise<Result<PhoneNumber | null, AppError>> => {
  const saved = await openVault(store)
  if (saved?.type !== 'sms' || saved.merchant !== facts.current.merchant) return ok(null)
  const [, countryDialingCode, mobileNum] = /^\+(\d+) (\d+)$/u.exec(saved.username) ?? []
  return ok(countryDialingCode && mobileNum ? { countryDialingCode, mobileNum } : null)
}

/** Formats a number as the remembered record stores it: `+60 123456789`. */
const written = ({ countryDialingCode, mobileNum }: PhoneNumber): string =>
  `+${countryDialingCode} ${mobileNum}`
