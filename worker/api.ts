import { err, ok, type Result } from '#domain/result'
import type { AppError } from '#domain/errors'
import type { AccountApi } from './commands/accounts/account-commands'
import type { createWorkerApp } from './create-worker'
import { CHUNK_UNAVAILABLE } from './chunk-unavailable-error'

type Worker = ReturnType<typeof createWorkerApp>

/**
 * The contract between page and worker: every command of the worker. What is left out is the worker's own, its signals
 * and what it hears without an answer. Data never comes back through it: screens read tables.
 */
export const createWorkerApi = ({
  signals: _signals,
  receivePageFacts: _receive,
  accounts,
  ...commands
}: Worker) => {
  const api = {
    ...commands,
    ping: (): Result<'pong', AppError> => ok('pong'),
    /** Before the first of `AccountApi`: they join the commands when their code has come. */
    loadAccountApi: async (): Promise<Result<null, AppError>> => {
      const found = await accounts()
      if (found) Object.assign(api, found)
      return found ? ok(null) : err(CHUNK_UNAVAILABLE)
    },
  }
  return api
}

/** What a worker answers to from its first moment on. */
export type EagerWorkerApi = ReturnType<typeof createWorkerApi>

export type WorkerApi = EagerWorkerApi & AccountApi
