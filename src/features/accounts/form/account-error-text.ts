import { type AccountError, isRateLimited } from '#domain/errors'
import { isNetworkFailure } from '#domain/accounts/account-error'
import { describeError } from '../../../i18n/describe-error'
import { isolate } from '../../../i18n/format/isolate'
import type { TranslationKey, Translate } from '../../../i18n/translation-types'

/**
 * Gateway error codes with our own translations. The gateway's text may be vaguer, or not in the player's language.
 */
const ERROR_TEXT_KEYS: ReadonlyMap<string, TranslationKey> = new Map([
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

/** Returns why an account request failed, in the player's language. */
export const accountErrorText = (error: AccountError, t: Translate<TranslationKey>): string => {
  if (error.kind === 'identity') return identityProblem(error, t)
  if (error.kind === 'bridge')
    return error.reason === ''
      ? t('social.bridge.silent')
      : t('social.bridge', { reason: isolate(error.reason) })
  if (isNetworkFailure(error) && error.kind !== 'http') return t('login.noAnswer')
  if (error.kind === 'no-session') return t('failure.login.again')
  // A host in front of the gateway gives no code. With the code no error dialog opens (NET-11).
  if ((error.kind === 'http' && error.status === 429) || isRateLimited(error)) return t('login.wait')
  if (error.kind !== 'refused') return describeError(error, t).message
  const own = ERROR_TEXT_KEYS.get(error.code)
  return own ? t(own) : describeError(error, t).message
}

/** Like `accountErrorText`, for provider logins, binding and registration: no typed field can be wrong there. */
export const bindingErrorText = (error: AccountError, t: Translate<TranslationKey>): string => {
  if (error.kind !== 'refused') return accountErrorText(error, t)
  if (error.code === 'username.taken') return describeError(error, t).message
  return error.code === 'verification.invalid' ? t('identity.user-token-expired') : accountErrorText(error, t)
}

/** Identity provider errors with our own translations (SOC-10). */
const IDENTITY_TEXT_KEYS = [
  'network-request-failed',
  'user-token-expired',
  'invalid-credential',
  'too-many-requests',
  'popup-blocked',
  'popup-closed-by-user',
  'redirect-cancelled-by-user',
  'unauthorized-domain',
  'internal-error',
  'web-storage-unsupported',
  'code-expired',
  'invalid-verification-code',
  'missing-code',
  'invalid-phone-number',
  'user-disabled',
  'operation-not-allowed',
  'captcha-check-failed',
  'quota-exceeded',
] as const

/** Returns three lines: our explanation, the provider's code, and the provider's text if there is one (SOC-10). */
const identityProblem = ({ code, reason }: IdentityFailure, t: Translate<TranslationKey>): string => {
  const known = IDENTITY_TEXT_KEYS.find((name) => code === `auth/${name}`)
  return [
    t(known ? `identity.${known}` : 'identity.unknown'),
    t('identity.code', { code: isolate(code) }),
    ...(reason === '' ? [] : [t('identity.reason', { message: isolate(reason) })]),
  ].join('\n')
}

type IdentityFailure = Extract<AccountError, { kind: 'identity' }>
