import type { AppError } from '#domain/errors'
import type { AutoLoginOutcome, TokenOutcome, TokenRequest } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { BACKOFF_CAP_MS } from '#domain/timing'
import { loadDeviceIdModule, loadEncryption } from '../../crypto/load-encryption'
import { loadLazyChunk, withLazyChunk } from '../../load-lazy-chunk'
import { CHUNK_UNAVAILABLE } from '../../chunk-unavailable-error'
import { loadAndLogIn, loadLogin } from '../accounts/load-login'
import type { LoginDependencies } from '../accounts/login-dependencies'
import type { PasswordCredentials } from '../accounts/password-login'
import { logOut } from './logout'

/** Commands that begin and end a session. */
export const sessionCommands = (dependencies: LoginDependencies) => {
  const { keys } = dependencies
  const { logins } = dependencies.sessions
  let autoLogin: ReturnType<typeof startAutoLogin> | undefined
  return {
    /** Fetches the key and the code ahead of a login, so that the post takes one round trip. */
    prepareLogin: async (): Promise<Result<null, AppError>> => {
      const code = Promise.all([loadDeviceIdModule(), loadLogin(), loadEncryption().catch(() => null)])
      const key = await keys.prepare()
      return (await code).includes(null) ? err(CHUNK_UNAVAILABLE) : key
    },
    /** Returns the username whose password is in the vault. */
    savedLogin: async (): Promise<Result<string | null, AppError>> =>
      (await loadLogin())?.rememberedUsername(dependencies) ?? err(CHUNK_UNAVAILABLE),
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
      // Few URLs carry a token.
      logins.run((attempt) =>
        withLazyChunk((lazy): Promise<Result<TokenOutcome, AppError>> =>
          lazy.startSessionFromToken(dependencies, request, attempt),
        ),
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
    await dependencies.pauses.wait(BACKOFF_CAP_MS)
    lazy = await loadLazyChunk()
  }
  return new lazy.AutoLogin(dependencies).start()
}
