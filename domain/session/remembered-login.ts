import { type AppError, isRateLimited, isGatewayUnreachable } from '../errors'

const RETAINING_CODES = new Set([
  'login_verify_required',
  'captcha.invalid',
  'encryption.invalid',
  'token_ip_different',
  'merchant.missing',
  'bind_customer_required', // not a failure: the provider's account belongs to no member yet
])

/**
 * True if a failed login deletes the remembered one (LOG-08). Only a rejection does, and only if it concerns the name
 * or the password.
 */
export const shouldForgetLogin = (error: AppError): boolean =>
  error.kind === 'refused' &&
  !isGatewayUnreachable(error) &&
  !RETAINING_CODES.has(error.code) &&
  !isRateLimited(error)
