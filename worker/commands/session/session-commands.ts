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

/** How a session begins and ends, one function a command. */
export const sessionCommands = (tools: LoginDependencies) => {
  const { keys, sessions } = tools
  let autoLogin: ReturnType<typeof startAutoLogin> | undefined
  let stopWaiting = (): void => undefined
  /**
   * Ends at once when the player waits no longer, or has gone on to another one, unless the gateway has let them in by
   * then.
   */
  const runCancellable = <T>(login: (patience: LoginAttempt) => Promise<Result<T, AppError>>) =>
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
    /** What the screens of accounts ask for besides; null when it cannot be had. */
    accounts: () =>
      import('../accounts/account-commands').then(
        (code) => code.accountCommands({ ...tools, runCancellable }),
        () => null,
      ),
    /** A login is near: its key and its code come ahead, so that the post is one round trip. */
    prepareLogin: async (): Promise<Result<null, AppError>> => {
      const code = Promise.all([loadDeviceIdModule(), loadLogin(), loadEncryption().catch(() => null)])
      const key = await keys.prepare()
      return (await code).includes(null) ? err(CHUNK_UNAVAILABLE) : key
    },
    /** The name that the vault keeps a password for. */
    savedLogin: async (): Promise<Result<string | null, AppError>> =>
      (await loadLogin())?.rememberedUsername(tools) ?? err(CHUNK_UNAVAILABLE),
    logIn: (credentials: Credentials) =>
      runCancellable((patience) => logInLazily(tools, credentials, patience)),
    /** The player waits no longer for the login that they have asked for. */
    stopLogin: (): Result<null, AppError> => {
      stopWaiting()
      return ok(null)
    },
    /** Where the gateway sees this device; asked once a browser session (NET-06). */
    visitor: (): Promise<Result<VisitorLocation, AppError>> =>
      withLazyChunk((lazy) => lazy.fetchVisitorLocation(tools)),
    /** Once a worker: a page that calls again gets the same result. */
    autoLogin: () => (autoLogin ??= startAutoLogin(tools)),
    adoptToken: (request: TokenRequest) =>
      // Few addresses carry a token.
      sessions.runExclusive(() =>
        withLazyChunk((lazy): Promise<Result<TokenOutcome, AppError>> =>
          lazy.startSessionFromToken(tools, request),
        ),
      ),
    logOut: (forgetsDevice = false) => logOut(tools, forgetsDevice),
  }
}

/** Starts the login that needs no form. Its code is loaded until it comes, so that a remembered member is confirmed. */
const startAutoLogin = async (tools: LoginDependencies): Promise<Result<AutoLoginOutcome, AppError>> => {
  let lazy = await loadLazyChunk()
  while (!lazy) {
    await tools.pauses.wait(BACKOFF_CAP_MS)
    lazy = await loadLazyChunk()
  }
  return new lazy.AutoLogin(tools).start()
}
