import type { AppError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { loadDeviceId, loadSealing } from '../crypto/load-sealing'
import { NO_CODE } from '../no-code'
import type { AutoLogin } from './auto-login'
import { loadLogin, logIn } from './load-login'
import type { Credentials, LoginTools } from './login'
import { logOut } from './logout'

interface Tools extends LoginTools {
  readonly autoLogin: AutoLogin
}

/** How a session begins and ends, one function a command. */
export const sessionCommands = ({ autoLogin, ...tools }: Tools) => {
  const { keys, sessions, vault, facts } = tools
  let stopWaiting = (): void => undefined
  return {
    /** A login is near: its key and its code come ahead, so that the post is one round trip. */
    prepareLogin: async (): Promise<Result<null, AppError>> => {
      const code = Promise.all([loadDeviceId(), loadLogin(), loadSealing().catch(() => null)])
      const key = await keys.prepare()
      return (await code).includes(null) ? err(NO_CODE) : key
    },
    /** The name that the vault keeps a password for. */
    savedLogin: async (): Promise<Result<string | null, AppError>> => {
      const saved = await vault.open()
      const isUsable = saved?.type === 'username' && saved.merchant === facts.current.merchant
      return ok(isUsable ? saved.username : null)
    },
    /** Ends at once when the player waits no longer, unless the gateway has let them in by then. */
    logIn: (credentials: Credentials) =>
      new Promise<Result<LoginOutcome, AppError>>((resolve, reject) => {
        const controller = new AbortController()
        let isDecided = false
        const decide = (): boolean => (isDecided = !controller.signal.aborted)
        stopWaiting = () => {
          controller.abort()
          if (!isDecided) resolve(err({ kind: 'aborted' }))
        }
        const patience = { signal: controller.signal, decide }
        sessions.oneAtATime(() => logIn(tools, credentials, patience)).then(resolve, reject)
      }),
    /** The player waits no longer for the login that they have asked for. */
    stopLogin: (): Result<null, AppError> => {
      stopWaiting()
      return ok(null)
    },
    autoLogin: () => autoLogin.start(),
    adoptToken: (wish: { readonly token: string }) =>
      sessions.oneAtATime(async (): Promise<Result<LoginOutcome, AppError>> => {
        // Few addresses carry a token.
        const code = await import('./adopt-token').catch(() => null)
        return code ? code.adoptToken(tools, wish) : err(NO_CODE)
      }),
    logOut: () => logOut(tools),
  }
}
