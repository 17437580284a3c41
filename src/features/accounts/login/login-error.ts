import type { AccountError } from '#domain/errors'
import { isCredentialsError, isNetworkFailure } from '#domain/accounts/account-error'
import { isCaptchaError } from '../form/captcha-error'

/** A failed login, as shown to the player. */
export interface LoginProblem {
  readonly error: AccountError
  /** The username or password is wrong: both fields are marked. */
  readonly isAboutFields: boolean
  /** The gateway has not checked the password, so the field keeps it. */
  readonly keepsPassword: boolean
}

export const loginProblem = (error: AccountError): LoginProblem => ({
  error,
  isAboutFields: isCredentialsError(error),
  keepsPassword: isNetworkFailure(error) || error.kind === 'encryption' || isCaptchaError(error),
})
