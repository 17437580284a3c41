import type { AccountError } from '#domain/errors'
import { isCredentialsError, isNetworkFailure } from '#domain/accounts/account-error'
import { isCaptchaError } from '../form/captcha-error'

/** What a failed login means to the player. */
export interface LoginProblem {
  readonly error: AccountError
  /** The name or the password is wrong: both fields are marked. */
  readonly isAboutFields: boolean
  /** Nobody has judged what was typed, so it stays. */
  readonly keepsPassword: boolean
}

export const loginProblem = (error: AccountError): LoginProblem => ({
  error,
  isAboutFields: isCredentialsError(error),
  keepsPassword: isNetworkFailure(error) || error.kind === 'encryption' || isCaptchaError(error),
})
