import { type AccountError, isGatewayUnreachable } from '../errors'
import { isIdentityCodeError } from './identity-error'

const CODES: ReadonlySet<string> = new Set(['sms.code.invalid', 'email.code.invalid'])
const PROOFS: ReadonlySet<string> = new Set([...CODES, 'verification.invalid'])
const CREDENTIALS: ReadonlySet<string> = new Set(['login.cred.err', 'not.exists.user'])

/** Has nobody judged what was typed? */
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

/** Is it what was typed for a proof, or the code, that is wrong? */
export const isSecondFactorError = (error: AccountError): boolean =>
  isRefusedFor(error, PROOFS) || isWrongIdentityCode(error)

/** Is it the code that is wrong, or too old? */
export const isCodeError = (error: AccountError): boolean =>
  isRefusedFor(error, CODES) || isWrongIdentityCode(error)

/** Is it the name or the password that is wrong? */
export const isCredentialsError = (error: AccountError): boolean => isRefusedFor(error, CREDENTIALS)

/** Is the number nobody's? */
export const isUnknownMember = (error: AccountError): boolean =>
  error.kind === 'refused' && error.code === 'not.exists.user'

const isRefusedFor = (error: AccountError, codes: ReadonlySet<string>): boolean =>
  error.kind === 'refused' && codes.has(error.code)

const isWrongIdentityCode = (error: AccountError): boolean =>
  error.kind === 'identity' && isIdentityCodeError(error.code)
