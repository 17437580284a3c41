import type { AccountError } from '#domain/errors'
import { isAboutCredentials, isNoAnswer } from '#domain/rules/account-error'
import { isAboutCaptcha } from './about-captcha'

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
  isAboutFields: isAboutCredentials(error),
  keepsPassword: isNoAnswer(error) || error.kind === 'encryption' || isAboutCaptcha(error),
})
