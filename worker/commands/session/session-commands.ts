import type { AppError } from '#domain/errors'
import type { AutoLoginOutcome, TokenOutcome, TokenRequest } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { BACKOFF_CAP_MS } from '#domain/timing'
import { loadLazyChunk } from '../../load-lazy-chunk'
import { CHUNK_UNAVAILABLE } from '../../chunk-unavailable-error'
import { loadAndLogIn } from '../accounts/load-login'
import type { LoginDependencies } from '../accounts/login-dependencies'
import type { PasswordCredentials } from '../accounts/password-login'
import { logOut } from './logout'

/** Commands that begin and end a session. Others are in the lazy chunk (lazy-session-commands.ts). */
export const sessionCommands = (dependencies: LoginDependencies) => {
  const { logins } = dependencies.sessions
  let autoLogin: ReturnType<typeof startAutoLogin> | undefined
  return {
    logIn: (credentials: PasswordCredentials) =>
      logins.runCancellable((attempt) => loadAndLogIn(dependencies, credentials, attempt)),
    /** Cancels the login that the player no longer waits for. */
    stopLogin: (): Result<null, AppError> => {
      logins.cancel()
      return ok(null)
    },
    /** Once per worker: a page that calls again gets the same result. */
    autoLogin: () => (autoLogin ??= startAutoLogin(dependencies)),
    adoptToken: (request: TokenRequest) =>
      // Few URLs carry a token. A logout while the code loads cancels the attempt.
      logins.run(
        async (attempt): Promise<Result<TokenOutcome, AppError>> =>
          (await loadLazyChunk())?.startSessionFromToken(dependencies, request, attempt) ??
          err(CHUNK_UNAVAILABLE),
      ),
    logOut: (forgetsDevice = false) => logOut(dependencies, forgetsDevice),
  }
}

/** Starts the automatic login. Retries until its code is loaded, so that a remembered member gets confirmed. */
const startAutoLogin = async (
  dependencies: LoginDependencies,
): Promise<Result<AutoLoginOutcome, AppError>> => {
  let lazy = await loadLazyChunk()
  while (!lazy) {
    await dependencies.retryDelays.wait(BACKOFF_CAP_MS)
    lazy = await loadLazyChunk()
  }
  return new lazy.AutoLogin(dependencies).start()
}
