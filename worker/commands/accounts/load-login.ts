import type { AppError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import { err, type Result } from '#domain/result'
import { CHUNK_UNAVAILABLE } from '../../chunk-unavailable-error'
import type * as Login from './login'
import type { LoginDependencies, LoginAttempt } from './login-dependencies'

/** Loads the login code when a login is near; null if it cannot be loaded. */
export const loadLogin = (): Promise<typeof Login | null> => import('./login').catch(() => null)

/** Logs in (`./login`). The code is a lazy chunk, so a guest's first screen does not wait for it. */
export const logInLazily = async (
  tools: LoginDependencies,
  credentials: Login.Credentials,
  attempt: LoginAttempt = { signal: new AbortController().signal, commit: () => true, isSilent: true },
): Promise<Result<LoginOutcome, AppError>> => {
  const { sessions } = tools
  const { logoutCount } = sessions
  const code = await loadLogin()
  if (!code) return err(CHUNK_UNAVAILABLE)
  // The player has logged out or cancelled while the code was loading.
  if (attempt.signal.aborted || sessions.logoutCount !== logoutCount) return err({ kind: 'aborted' })
  return code.logIn(tools, credentials, attempt)
}
