import type { AppError } from '#domain/errors'
import { err, type Result } from '#domain/result'
import { createLoginAttempt, type LoginAttempt } from './login-attempt'

type Login<T> = (attempt: LoginAttempt) => Promise<Result<T, AppError>>

export interface LoginQueue {
  /** Runs a login that the player has not submitted, such as the automatic one. Only a logout ends it. */
  readonly run: <T>(login: Login<T>) => Promise<Result<T, AppError>>
  /**
   * Runs a login that the player has submitted, and cancels the one submitted before. A cancelled login resolves with
   * `aborted` at once, unless it is committed.
   */
  readonly runCancellable: <T>(login: Login<T>) => Promise<Result<T, AppError>>
  /** Cancels the login that the player has submitted. */
  readonly cancel: () => void
  /** Called at a logout: no login that has begun by now may start a session. */
  readonly invalidate: () => void
}

const aborted = () => err<AppError>({ kind: 'aborted' })

/**
 * Runs one login at a time: with two in parallel the surviving session would be random. Every login method goes
 * through it.
 */
export const createLoginQueue = (): LoginQueue => {
  /** Settles when the last attempt has ended. */
  let last: Promise<unknown> = Promise.resolve()
  /** Of the attempts since the last logout. */
  let logout = new AbortController()
  let submitted: LoginAttempt | undefined

  const run = <T>(login: Login<T>, attempt = createLoginAttempt(logout.signal)) => {
    const running = last.then(() => (attempt.isOver ? aborted() : login(attempt)))
    last = running.catch(() => undefined)
    return running
  }
  return {
    run: (login) => run(login),
    runCancellable: (login) =>
      new Promise((resolve, reject) => {
        submitted?.cancel()
        submitted = createLoginAttempt(logout.signal)
        submitted.signal.addEventListener('abort', () => {
          resolve(aborted())
        })
        run(login, submitted).then(resolve, reject)
      }),
    cancel: () => {
      submitted?.cancel()
    },
    invalidate: () => {
      logout.abort()
      logout = new AbortController()
    },
  }
}
