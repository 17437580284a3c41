import { type AppError, isSilent } from '../errors'

const LOGOUT_CODES = new Set(['customer.not.login', 'user.or.token.invalid', 'login.not.session'])

export type FailureAction = 'logout' | 'silent' | 'disable-auto-login' | 'notice'

/**
 * What a failed request leads to (NET-11, A8).
 * @param request whether it carried the session's current token (a late 401 of an old session ends nothing), and
 * whether it was a login, whose own errorCode says more than its status
 */
export const failureAction = (
  error: AppError,
  request: { readonly carriedCurrentToken: boolean; readonly isLogin: boolean },
): FailureAction => {
  if (request.carriedCurrentToken && !request.isLogin && saysLoggedOut(error)) return 'logout'
  if (error.kind === 'refused' && error.code === 'token_ip_different') return 'disable-auto-login'
  return isSilent(error) ? 'silent' : 'notice'
}

const saysLoggedOut = (error: AppError): boolean => {
  if (error.kind === 'http') return error.status === 401
  if (error.kind !== 'refused') return false
  return error.status === 401 || LOGOUT_CODES.has(error.code) || error.message === 'CUSTOMER_NOT_LOGIN'
}
