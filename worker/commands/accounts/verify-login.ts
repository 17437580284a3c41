import { VERIFICATION_PATH } from '#domain/contract/endpoints'
import type { VerifyLoginRequest } from '#domain/accounts/account-requests'
import { loginSchema } from '#domain/contract/accounts/accounts'
import type { AppError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import { err, type Result } from '#domain/result'
import { deviceName } from '#domain/sync/device-name'
import { createEncryptedPost } from '../../net/encrypted-post'
import { CHUNK_UNAVAILABLE } from '../../chunk-unavailable-error'
import { completeLogin, type RememberOptions } from './complete-login'
import { loginDevice } from './login-device'
import type { LoginDependencies, LoginAttempt } from './login-dependencies'

/** How the login began that waits for a second proof. Kept here, so that no page holds a password meanwhile. */
export interface PendingLogin {
  /** Absent after a login by SMS. */
  readonly username?: string
  readonly password?: string
  readonly keeping: RememberOptions
}

/** The last one alone: a new login makes the one before it void. */
let begun: (PendingLogin & { readonly ticket: string }) | null = null

/** Keeps in mind how a login began that the gateway answers with `login_verify_required` (LOG-05). */
export const savePendingLogin = (error: AppError, login: PendingLogin): void => {
  const ticket = error.kind === 'refused' ? error.verification?.ticket : undefined
  begun = ticket === undefined ? null : { ...login, ticket }
}

/** The player has left the second step: nothing of the login is kept in mind. */
export const clearPendingLogin = (): void => {
  begun = null
}

/**
 * Submits the second proof of a login (TFA-03), and completes it as the login that it belongs to. A worker that was
 * replaced meanwhile knows nothing of that any more, so that it has to begin anew, as with a ticket that has ended.
 */
export const verifyLogin = async (
  tools: LoginDependencies,
  { ticket, proof }: VerifyLoginRequest,
  { signal, commit }: LoginAttempt,
): Promise<Result<LoginOutcome, AppError>> => {
  const { facts, sessions } = tools
  const { logoutCount } = sessions
  const login = begun
  if (login?.ticket !== ticket) return err(ENDED)
  const device = await loginDevice(tools)
  if (!device) return err(CHUNK_UNAVAILABLE)
  const { username, password, keeping } = login
  const credentials = username === undefined ? {} : { username, password }
  const answer = await createEncryptedPost(tools)(
    {
      path: VERIFICATION_PATH,
      access: 'open',
      payload: { ticket, ...proof, ...credentials, loginDeviceId: device.loginDeviceId },
      headers: { Device: deviceName(facts.current.deviceKind) },
      alert: 'network',
      signal,
    },
    loginSchema,
  )
  if (!answer.ok) return answer
  clearPendingLogin()
  const { value } = answer
  const admission = { ...value, userName: value.userName || keeping.record.username }
  return completeLogin(tools, admission, keeping, { commit, logoutCount })
}

const ENDED: AppError = { kind: 'refused', status: 200, code: 'ticket.invalid', message: '' }
