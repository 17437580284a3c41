import { LOGIN_ENDPOINT } from '#domain/contract/endpoints'
import { loginSchema } from '#domain/contract/accounts/accounts'
import type { AppError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import { err, type Result } from '#domain/result'
import { deviceName } from '#domain/sync/device-name'
import { shouldForgetLogin } from '#domain/session/remembered-login'
import { createEncryptedPost } from '../../net/encrypted-post'
import { CHUNK_UNAVAILABLE } from '../../chunk-unavailable-error'
import { completeLogin } from './complete-login'
import { loginDevice } from './login-device'
import type { LoginDependencies, LoginAttempt } from './login-dependencies'
import { type PendingLogin, savePendingLogin } from './verify-login'

interface Login extends PendingLogin {
  /** Sent with the device data: identity and credentials. */
  readonly payload: object
  /** Used if the response has no name. */
  readonly name: string
}

/**
 * Submits a login of any login method (LOG-01, LOG-14, SOC-02): sends it encrypted, then completes it. A rejection
 * deletes the remembered login, a missing response deletes nothing (LOG-08).
 * @param logoutCount as counted when the login began, if that was earlier
 */
export const submitLogin = async (
  tools: LoginDependencies,
  { payload, name, ...begun }: Login,
  { signal, commit, isSilent = false }: LoginAttempt,
  logoutCount = tools.sessions.logoutCount,
): Promise<Result<LoginOutcome, AppError>> => {
  const { facts, sessions } = tools
  const device = await loginDevice(tools)
  if (!device) return err(CHUNK_UNAVAILABLE)
  const answer = await createEncryptedPost(tools)(
    {
      path: LOGIN_ENDPOINT,
      access: 'open',
      payload: { ...payload, ...device },
      headers: { Device: deviceName(facts.current.deviceKind) },
      alert: isSilent ? false : 'network',
      signal,
    },
    loginSchema,
  )
  if (!answer.ok) {
    if (shouldForgetLogin(answer.error)) await sessions.clearRememberedLogin()
    savePendingLogin(answer.error, begun)
    return answer
  }
  const { value } = answer
  const admission = { ...value, userName: value.userName || name }
  return completeLogin(tools, admission, begun.keeping, { commit, logoutCount })
}
