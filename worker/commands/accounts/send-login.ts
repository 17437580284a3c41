import { LOGIN_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { loginSchema } from '#domain/contract/accounts/accounts'
import type { AppError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import { err, type Result } from '#domain/result'
import { deviceName } from '#domain/sync/device-name'
import { shouldForgetLogin } from '#domain/session/remembered-login'
import { createEncryptedPost } from '../../net/encrypted-post'
import { CHUNK_UNAVAILABLE } from '../../chunk-unavailable-error'
import type { LoginAttempt } from '../../session/login-attempt'
import { clearRememberedLogin } from './clear-remembered-login'
import { completeLogin } from './complete-login'
import { loginDevice } from './login-device'
import type { LoginDependencies } from './login-dependencies'
import type { SentLogin } from './pending-login'
import { savePendingLogin } from './verify-login'

interface Login extends SentLogin {
  /** Sent with the device data: identity and credentials. */
  readonly payload: object
  /** Used if the response has no name. */
  readonly name: string
  /** Its failures show no notice (NET-10). */
  readonly isSilent?: boolean
}

/**
 * Sends a login of any login method, encrypted, then completes it (LOG-01, LOG-14, SOC-02). A rejection deletes the
 * remembered login, a missing response deletes nothing (LOG-08).
 */
export const sendLogin = async (
  dependencies: LoginDependencies,
  { payload, name, isSilent = false, ...pending }: Login,
  attempt: LoginAttempt,
): Promise<Result<LoginOutcome, AppError>> => {
  const { facts } = dependencies
  const device = await loginDevice(dependencies)
  if (!device) return err(CHUNK_UNAVAILABLE)
  const answer = await createEncryptedPost(dependencies)(
    {
      path: LOGIN_ENDPOINT,
      access: 'open',
      payload: { ...payload, ...device },
      headers: { Device: deviceName(facts.current.deviceKind) },
      alert: isSilent ? false : 'network',
      signal: attempt.signal,
    },
    loginSchema,
  )
  if (!answer.ok) {
    if (shouldForgetLogin(answer.error)) await clearRememberedLogin(dependencies)
    savePendingLogin(dependencies, answer.error, pending)
    return answer
  }
  const { value } = answer
  const response = { ...value, userName: value.userName || name }
  return completeLogin(dependencies, response, pending.rememberOptions, attempt)
}
