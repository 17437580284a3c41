import type { AccountError } from '#domain/errors'
import { isAboutCaptcha } from './about-captcha'
import { isNoAnswer } from './account-problem'

const CREDENTIAL_CODES = new Set(['login.cred.err', 'not.exists.user'])

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
  isAboutFields: error.kind === 'refused' && CREDENTIAL_CODES.has(error.code),
  keepsPassword: isNoAnswer(error) || error.kind === 'encryption' || isAboutCaptcha(error),
})
