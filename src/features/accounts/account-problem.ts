import { type AppError, isTooMany, isUnanswered } from '#domain/errors'
import { describeError } from '../../i18n/describe-error'
import type { WordKey, Words } from '../../i18n/words'

/** Codes of the gateway that have words of ours: its own may say less, or in another language than the player's. */
const OWN_WORDS: ReadonlyMap<string, WordKey> = new Map([
  ['login.cred.err', 'failure.login.credentials'],
  ['not.exists.user', 'failure.login.credentials'],
  ['captcha.invalid', 'captcha.refused'],
  ['token_ip_different', 'login.otherNetwork'],
  ['encryption.invalid', 'failure.encryption'],
  ['verification.invalid', 'twoFactor.wrong'],
  ['sms.code.invalid', 'account.code.wrong'],
  ['email.code.invalid', 'account.code.wrong'],
  ['ticket.invalid', 'twoFactor.ended'],
  ['username.taken', 'account.username.taken'],
  ['password.old.invalid', 'account.password.oldWrong'],
])

/** Why something about an account failed, in the player's language. */
export const accountProblem = (error: AppError, t: Words<WordKey>): string => {
  if (isNoAnswer(error)) return t('login.noAnswer')
  if (error.kind === 'no-session') return t('failure.login.again')
  if (error.kind !== 'refused') return describeError(error, t).message
  if (isTooMany(error)) return t('login.wait') // no dialog (NET-11), and yet no silence
  const own = OWN_WORDS.get(error.code)
  return own ? t(own) : describeError(error, t).message
}

const PROOFS = new Set(['verification.invalid', 'sms.code.invalid', 'email.code.invalid'])

/** Is it what was typed for a proof, or the code, that is wrong? */
export const isAboutProof = (error: AppError): boolean => error.kind === 'refused' && PROOFS.has(error.code)

/** Has nobody judged what was typed? */
export const isNoAnswer = (error: AppError): boolean =>
  isUnanswered(error) || error.kind === 'malformed' || error.kind === 'worker' || error.kind === 'aborted'
