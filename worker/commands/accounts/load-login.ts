import type { AppError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import { err, type Result } from '#domain/result'
import { CHUNK_UNAVAILABLE } from '../../chunk-unavailable-error'
import type { LoginAttempt } from '../../session/login-attempt'
import type { LoginDependencies } from './login-dependencies'
import type * as PasswordLogin from './password-login'

/** Loads the login code when a login is near; null if it cannot be loaded. */
export const loadLogin = (): Promise<typeof PasswordLogin | null> =>
  import('./password-login').catch(() => null)

/** Loads the code of a login by password, then runs it: a guest's first screen does not wait for a lazy chunk. */
export const loadAndLogIn = async (
  dependencies: LoginDependencies,
  credentials: Parameters<typeof PasswordLogin.logInWithPassword>[1],
  attempt: LoginAttempt,
): Promise<Result<LoginOutcome, AppError>> => {
  const code = await loadLogin()
  if (!code) return err(CHUNK_UNAVAILABLE)
  return attempt.isOver
    ? err({ kind: 'aborted' })
    : code.logInWithPassword(dependencies, credentials, attempt)
}
