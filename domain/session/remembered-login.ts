import { type AppError, isRateLimited, isGatewayUnreachable } from '../errors'

const KEEPS = new Set([
  'login_verify_required',
  'captcha.invalid',
  'encryption.invalid',
  'token_ip_different',
  'merchant.missing',
  'bind_customer_required', // a question: the provider's account belongs to nobody yet
])

/**
 * Does a failed login forget the remembered one (LOG-08)? Only a refusal does, and not one that says nothing against the
 * name and the password.
 */
export const shouldForgetLogin = (error: AppError): boolean =>
  error.kind === 'refused' && !isGatewayUnreachable(error) && !KEEPS.has(error.code) && !isRateLimited(error)
