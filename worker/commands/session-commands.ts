import type { Visitor } from '#domain/contract/visitor'
import type { AppError } from '#domain/errors'
import type { AutoLoginOutcome, TokenOutcome, TokenRequest } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { BACKOFF_CAP_MS } from '#domain/constants/timing'
import { loadDeviceId, loadSealing } from '../crypto/load-sealing'
import { loadLate, withLate } from '../load-late'
import { NO_CODE } from '../no-code'
import { loadLogin, logIn } from './load-login'
import type { Credentials } from './login'
import type { LoginTools, Patience } from './login-tools'
import { logOut } from './logout'

/** How a session begins and ends, one function a command. */
export const sessionCommands = (tools: LoginTools) => {
  const { keys, sessions } = tools
  let autoLogin: ReturnType<typeof startAutoLogin> | undefined
  let stopWaiting = (): void => undefined
  /**
   * Ends at once when the player waits no longer, or has gone on to another one, unless the gateway has let them in by
   * then.
   */
  const patiently = <T>(login: (patience: Patience) => Promise<Result<T, AppError>>) =>
    new Promise<Result<T, AppError>>((resolve, reject) => {
      stopWaiting()
      const controller = new AbortController()
      let isDecided = false
      const decide = (): boolean => (isDecided = !controller.signal.aborted)
      stopWaiting = () => {
        controller.abort()
        if (!isDecided) resolve(err({ kind: 'aborted' }))
      }
      sessions.oneAtATime(() => login({ signal: controller.signal, decide })).then(resolve, reject)
    })
  return {
    /** What the screens of accounts ask for besides; null when it cannot be had. */
    accounts: () =>
      import('./account-commands').then(
        (code) => code.accountCommands({ ...tools, patiently }),
        () => null,
      ),
    /** A login is near: its key and its code come ahead, so that the post is one round trip. */
    prepareLogin: async (): Promise<Result<null, AppError>> => {
      const code = Promise.all([loadDeviceId(), loadLogin(), loadSealing().catch(() => null)])
      const key = await keys.prepare()
      return (await code).includes(null) ? err(NO_CODE) : key
    },
    /** The name that the vault keeps a password for. */
    savedLogin: async (): Promise<Result<string | null, AppError>> =>
      (await loadLogin())?.savedLogin(tools) ?? err(NO_CODE),
    logIn: (credentials: Credentials) => patiently((patience) => logIn(tools, credentials, patience)),
    /** The player waits no longer for the login that they have asked for. */
    stopLogin: (): Result<null, AppError> => {
      stopWaiting()
      return ok(null)
    },
    /** Where the gateway sees this device; asked once a browser session (NET-06). */
    visitor: (): Promise<Result<Visitor, AppError>> => withLate((late) => late.visitor(tools)),
    /** Once a worker: a page that calls again gets the same result. */
    autoLogin: () => (autoLogin ??= startAutoLogin(tools)),
    adoptToken: (request: TokenRequest) =>
      // Few addresses carry a token.
      sessions.oneAtATime(() =>
        withLate((late): Promise<Result<TokenOutcome, AppError>> => late.adoptToken(tools, request)),
      ),
    logOut: (forgetsDevice = false) => logOut(tools, forgetsDevice),
  }
}

/** Starts the login that needs no form. Its code is loaded until it comes, so that a remembered member is confirmed. */
const startAutoLogin = async (tools: LoginTools): Promise<Result<AutoLoginOutcome, AppError>> => {
  let late = await loadLate()
  while (!late) {
    await tools.pauses.wait(BACKOFF_CAP_MS)
    late = await loadLate()
  }
  return new late.AutoLogin(tools).start()
}
