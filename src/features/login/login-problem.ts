import { type AppError, isUnanswered } from '#domain/errors'
import { describeError } from '../../i18n/describe-error'
import type { WordKey, Words } from '../../i18n/words'

const CREDENTIAL_CODES = new Set(['login.cred.err', 'not.exists.user'])

/** Codes of the gateway that have words of ours: its own may say less, or in another language than the player's. */
const OWN_WORDS: ReadonlyMap<string, WordKey> = new Map([
  ['login.cred.err', 'failure.login.credentials'],
  ['not.exists.user', 'failure.login.credentials'],
  ['captcha.invalid', 'login.captcha'],
  ['login_verify_required', 'login.secondStep'], // LOG-05 opens its second step here
  ['token_ip_different', 'login.otherNetwork'],
  ['encryption.invalid', 'failure.encryption'],
])

/** What a failed login means to the player. */
export interface LoginProblem {
  readonly error: AppError
  /** The name or the password is wrong: both fields are marked. */
  readonly isAboutFields: boolean
  /** Nobody has judged what was typed, so it stays. */
  readonly keepsPassword: boolean
}

export const loginProblem = (error: AppError): LoginProblem => ({
  error,
  isAboutFields: error.kind === 'refused' && CREDENTIAL_CODES.has(error.code),
  keepsPassword: isNoAnswer(error) || error.kind === 'encryption',
})

/** The problem in the player's language. */
export const problemText = ({ error }: LoginProblem, t: Words<WordKey>): string => {
  if (isNoAnswer(error)) return t('login.noAnswer')
  if (error.kind === 'no-session') return t('login.passwordMissing')
  if (error.kind !== 'refused') return describeError(error, t).message
  if (error.code.startsWith('TOO_MANY_REQUEST')) return t('login.wait') // no dialog (NET-11), and yet no silence
  const own = OWN_WORDS.get(error.code)
  return own ? t(own) : describeError(error, t).message
}

const isNoAnswer = (error: AppError): boolean =>
  isUnanswered(error) || error.kind === 'malformed' || error.kind === 'worker' || error.kind === 'aborted'
