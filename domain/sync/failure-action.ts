import { type AppError, isSilent } from '../errors'

export type FailureAction = 'logout' | 'silent' | 'disable-auto-login' | 'notice'

/**
 * Returns the action for a failed request (NET-11, A8).
 * @param isCurrentToken whether it carried the session's current token: a late response to an earlier one ends
 *   nothing
 */
export const failureAction = (error: AppError, isCurrentToken: boolean): FailureAction => {
  if (error.kind === 'session-over' && isCurrentToken) return 'logout'
  if (error.kind === 'refused' && error.code === 'token_ip_different') return 'disable-auto-login'
  return isSilent(error) ? 'silent' : 'notice'
}

const LOGOUT_CODES = new Set(['customer.not.login', 'user.or.token.invalid', 'login.not.session'])

/** True if the gateway reports that the request's token is not, or no longer, valid (NET-11, A4). */
export const saysLoggedOut = (error: AppError): boolean =>
  ((error.kind === 'http' || error.kind === 'refused') && error.status === 401) ||
  (error.kind === 'refused' && (LOGOUT_CODES.has(error.code) || error.message === 'CUSTOMER_NOT_LOGIN'))
