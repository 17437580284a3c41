import { VERIFICATION_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import type { VerifyLoginRequest } from '#domain/accounts/account-requests'
import { methodsOf } from '#domain/accounts/two-factor-machine'
import { loginSchema } from '#domain/contract/accounts/accounts'
import type { AppError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import { err, type Result } from '#domain/result'
import { deviceName } from '#domain/sync/device-name'
import { createEncryptedPost } from '../../net/encrypted-post'
import { CHUNK_UNAVAILABLE } from '../../chunk-unavailable-error'
import type { LoginAttempt } from '../../session/login-attempt'
import { completeLogin } from './complete-login'
import { loginDevice } from './login-device'
import type { LoginDependencies } from './login-dependencies'
import type { SentLogin } from './pending-login'

/**
 * Saves a login that the gateway answers with `login_verify_required` (LOG-05). It voids the one before. Without a
 * method that the app knows no second step follows, so nothing is saved.
 */
export const savePendingLogin = (
  dependencies: LoginDependencies,
  error: AppError,
  login: SentLogin,
): void => {
  const challenge = error.kind === 'refused' ? error.verification : undefined
  dependencies.pendingLogin =
    challenge && methodsOf(challenge).length > 0 ? { ...login, ticket: challenge.ticket } : null
}

/**
 * Submits the second factor of a login (TFA-03) and completes that login. If the worker was restarted in between, the
 * player has to log in again, as with an expired ticket.
 */
export const verifyLogin = async (
  dependencies: LoginDependencies,
  { ticket, proof }: VerifyLoginRequest,
  attempt: LoginAttempt,
): Promise<Result<LoginOutcome, AppError>> => {
  const { facts } = dependencies
  const login = dependencies.pendingLogin
  if (login?.ticket !== ticket) return err(ENDED)
  const device = await loginDevice(dependencies)
  if (!device) return err(CHUNK_UNAVAILABLE)
  const { username, password, rememberOptions } = login
  const credentials = username === undefined ? {} : { username, password }
  const answer = await createEncryptedPost(dependencies)(
    {
      path: VERIFICATION_ENDPOINT,
      access: 'open',
      payload: { ticket, ...proof, ...credentials, loginDeviceId: device.loginDeviceId },
      headers: { Device: deviceName(facts.current.deviceKind) },
      alert: 'network',
      signal: attempt.signal,
    },
    loginSchema,
  )
  if (!answer.ok) return answer
  const { value } = answer
  const response = { ...value, userName: value.userName || rememberOptions.record.username }
  return completeLogin(dependencies, response, rememberOptions, attempt)
}

const ENDED: AppError = { kind: 'refused', status: 200, code: 'ticket.invalid', message: '' }
