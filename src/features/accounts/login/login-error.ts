import type { AccountError } from '#domain/errors'
import { isCredentialsError, isNetworkFailure } from '#domain/accounts/account-error'
import { isCaptchaError } from '../form/captcha-error'

/** A failed login, as shown to the player. */
export interface LoginProblem {
  readonly error: AccountError
  /** True if the username or password is wrong: both fields are marked. */
  readonly isAboutFields: boolean
  /** True if the gateway has not checked the password: the field is not cleared. */
  readonly keepsPassword: boolean
}

export const loginProblem = (error: AccountError): LoginProblem => ({
  error,
  isAboutFields: isCredentialsError(error),
  keepsPassword: isNetworkFailure(error) || error.kind === 'encryption' || isCaptchaError(error),
})
