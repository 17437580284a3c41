import type { AppError } from '#domain/errors'
import { err, type Result } from '#domain/result'
import { LoginAttempt } from './login-attempt'

type Login<T> = (attempt: LoginAttempt) => Promise<Result<T, AppError>>

/**
 * Runs one login at a time: with two in parallel the surviving session would be random. Every login method goes
 * through it.
 */
export class LoginQueue {
  /** Settles when the last attempt has ended. */
  #last: Promise<unknown> = Promise.resolve()
  /** The waiting attempts and the running one. */
  readonly #attempts = new Set<LoginAttempt>()
  #cancellable: LoginAttempt | undefined

  /** Runs a login that the player has not submitted, such as the automatic one. Only a logout ends it. */
  run<T>(login: Login<T>, attempt = new LoginAttempt()): Promise<Result<T, AppError>> {
    this.#attempts.add(attempt)
    const running = this.#last.then(() =>
      attempt.isOver ? err<AppError>({ kind: 'aborted' }) : login(attempt),
    )
    this.#last = running.catch(() => undefined).then(() => this.#attempts.delete(attempt))
    return running
  }

  /**
   * Runs a login that the player has submitted, and cancels the one submitted before. A cancelled login resolves with
   * `aborted` at once, unless the gateway has accepted it by then.
   */
  runCancellable<T>(login: Login<T>): Promise<Result<T, AppError>> {
    this.cancel()
    const attempt = new LoginAttempt()
    this.#cancellable = attempt
    return new Promise((resolve, reject) => {
      attempt.signal.addEventListener('abort', () => {
        resolve(err({ kind: 'aborted' }))
      })
      this.run(login, attempt).then(resolve, reject)
    })
  }

  /** Cancels the login that the player has submitted. */
  cancel(): void {
    this.#cancellable?.cancel()
  }

  /** Called at a logout: no login that has begun by now may start a session. */
  invalidate(): void {
    for (const attempt of this.#attempts) attempt.invalidate()
  }
}
