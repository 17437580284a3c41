import { type AccountError, isGatewayUnreachable } from '../errors'
import { isIdentityCodeError } from './identity-error'

const CODES: ReadonlySet<string> = new Set(['sms.code.invalid', 'email.code.invalid'])
const PROOFS: ReadonlySet<string> = new Set([...CODES, 'verification.invalid'])
const CREDENTIALS: ReadonlySet<string> = new Set(['login.cred.err', 'not.exists.user'])

/** True if the gateway has not checked what was typed: no usable response, a worker failure or an abort. */
export const isNetworkFailure = (error: AccountError): boolean => {
  if (error.kind === 'identity') return error.code === 'auth/network-request-failed'
  if (error.kind === 'bridge') return false
  return (
    isGatewayUnreachable(error) ||
    error.kind === 'malformed' ||
    error.kind === 'worker' ||
    error.kind === 'aborted'
  )
}

/** True if the typed second factor, or the code, is wrong. */
export const isSecondFactorError = (error: AccountError): boolean =>
  isRefusedFor(error, PROOFS) || isWrongIdentityCode(error)

/** True if the code is wrong or expired. */
export const isCodeError = (error: AccountError): boolean =>
  isRefusedFor(error, CODES) || isWrongIdentityCode(error)

/** True if the name or the password is wrong. */
export const isCredentialsError = (error: AccountError): boolean => isRefusedFor(error, CREDENTIALS)

/** True if the number belongs to no member. */
export const isUnknownMember = (error: AccountError): boolean =>
  error.kind === 'refused' && error.code === 'not.exists.user'

const isRefusedFor = (error: AccountError, codes: ReadonlySet<string>): boolean =>
  error.kind === 'refused' && codes.has(error.code)

const isWrongIdentityCode = (error: AccountError): boolean =>
  error.kind === 'identity' && isIdentityCodeError(error.code)
