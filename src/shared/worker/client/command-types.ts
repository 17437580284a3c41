import type { WorkerApi } from '#worker/api'
import type { AppError } from '#domain/errors'
import type { Result } from '#domain/result'

/** Every command of the worker that a screen may send. */
export type CommandName = Exclude<keyof WorkerApi, 'handshake' | 'ping'>

export type CommandResult<T> = Promise<Result<T, AppError>>

/** The commands, typed by the worker's own API. Each resolves with a value or an error of the closed union. */
export type Commands = {
  readonly [Name in CommandName]: (
    ...args: Parameters<WorkerApi[Name]>
  ) => Promise<Awaited<ReturnType<WorkerApi[Name]>>>
}
