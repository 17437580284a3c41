import type { VisitorLocation } from '#domain/contract/session/visitor'
import type { AppError } from '#domain/errors'
import type { AutoLoginOutcome, TokenOutcome, TokenRequest } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { BACKOFF_CAP_MS } from '#domain/timing'
import { loadDeviceIdModule, loadEncryption } from '../../crypto/load-encryption'
import { loadLazyChunk, withLazyChunk } from '../../load-lazy-chunk'
import { CHUNK_UNAVAILABLE } from '../../chunk-unavailable-error'
import { loadLogin, logInLazily } from '../accounts/load-login'
import type { Credentials } from '../accounts/login'
import type { LoginDependencies, LoginAttempt } from '../accounts/login-dependencies'
import { logOut } from './logout'

/** Commands that begin and end a session. */
export const sessionCommands = (tools: LoginDependencies) => {
  const { keys, sessions } = tools
  let autoLogin: ReturnType<typeof startAutoLogin> | undefined
  let stopWaiting = (): void => undefined
  /** Ends at once when the player cancels or starts another login, unless the gateway has accepted it by then. */
  const runCancellable = <T>(login: (attempt: LoginAttempt) => Promise<Result<T, AppError>>) =>
    new Promise<Result<T, AppError>>((resolve, reject) => {
      stopWaiting()
      const controller = new AbortController()
      let isCommitted = false
      const commit = (): boolean => (isCommitted = !controller.signal.aborted)
      stopWaiting = () => {
        controller.abort()
        if (!isCommitted) resolve(err({ kind: 'aborted' }))
      }
      sessions.runExclusive(() => login({ signal: controller.signal, commit })).then(resolve, reject)
    })
  return {
    /** Loads the commands of the account screens; null if they cannot be loaded. */
    accounts: () =>
      import('../accounts/account-commands').then(
        (code) => code.accountCommands({ ...tools, runCancellable }),
        () => null,
      ),
    /** Fetches the key and the code ahead of a login, so that the post takes one round trip. */
    prepareLogin: async (): Promise<Result<null, AppError>> => {
      const code = Promise.all([loadDeviceIdModule(), loadLogin(), loadEncryption().catch(() => null)])
      const key = await keys.prepare()
      return (await code).includes(null) ? err(CHUNK_UNAVAILABLE) : key
    },
    /** Returns the username whose password is in the vault. */
    savedLogin: async (): Promise<Result<string | null, AppError>> =>
      (await loadLogin())?.rememberedUsername(tools) ?? err(CHUNK_UNAVAILABLE),
    logIn: (credentials: Credentials) =>
      runCancellable((attempt) => logInLazily(tools, credentials, attempt)),
    /** Cancels the login that the player no longer waits for. */
    stopLogin: (): Result<null, AppError> => {
      stopWaiting()
      return ok(null)
    },
    /** Returns the gateway's location of this device; requested once per browser session (NET-06). */
    visitor: (): Promise<Result<VisitorLocation, AppError>> =>
      withLazyChunk((lazy) => lazy.fetchVisitorLocation(tools)),
    /** Once per worker: a page that calls again gets the same result. */
    autoLogin: () => (autoLogin ??= startAutoLogin(tools)),
    adoptToken: (request: TokenRequest) =>
      // Few URLs carry a token.
      sessions.runExclusive(() =>
        withLazyChunk((lazy): Promise<Result<TokenOutcome, AppError>> =>
          lazy.startSessionFromToken(tools, request),
        ),
      ),
    logOut: (forgetsDevice = false) => logOut(tools, forgetsDevice),
  }
}

/** Starts the automatic login. Retries until its code is loaded, so that a remembered member gets confirmed. */
const startAutoLogin = async (tools: LoginDependencies): Promise<Result<AutoLoginOutcome, AppError>> => {
  let lazy = await loadLazyChunk()
  while (!lazy) {
    await tools.pauses.wait(BACKOFF_CAP_MS)
    lazy = await loadLazyChunk()
  }
  return new lazy.AutoLogin(tools).start()
}
