import { err, ok, type Result } from '#domain/result'
import type { AppError } from '#domain/errors'
import type { AccountApi } from './commands/account-commands'
import type { createWorker } from './create-worker'
import { NO_CODE } from './no-code'

type Worker = ReturnType<typeof createWorker>

/**
 * The contract between page and worker: every command of the worker. What is left out is the worker's own, its signals
 * and what it hears without an answer. Data never comes back through it: screens read tables.
 */
export const createApi = ({ signals: _signals, hear: _hear, accounts, ...commands }: Worker) => {
  const api = {
    ...commands,
    ping: (): Result<'pong', AppError> => ok('pong'),
    /** Before the first of `AccountApi`: they join the commands when their code has come. */
    prepareAccounts: async (): Promise<Result<null, AppError>> => {
      const found = await accounts()
      if (found) Object.assign(api, found)
      return found ? ok(null) : err(NO_CODE)
    },
  }
  return api
}

/** What a worker answers to from its first moment on. */
export type StartApi = ReturnType<typeof createApi>

export type WorkerApi = StartApi & AccountApi
