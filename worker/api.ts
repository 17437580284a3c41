import { err, ok, type Result } from '#domain/result'
import type { AppError } from '#domain/errors'
import type { AccountApi } from './commands/accounts/account-commands'
import type { createWorkerApp } from './create-worker'
import { CHUNK_UNAVAILABLE } from './chunk-unavailable-error'

type Worker = ReturnType<typeof createWorkerApp>

/**
 * The contract between page and worker: every command. Excluded are the worker's signals and its one-way messages.
 * Commands never return table data: screens read tables.
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
    /** Must precede the first command of `AccountApi`: those are available once their code has loaded. */
    loadAccountApi: async (): Promise<Result<null, AppError>> => {
      const found = await accounts()
      if (found) Object.assign(api, found)
      return found ? ok(null) : err(CHUNK_UNAVAILABLE)
    },
  }
  return api
}

/** Commands available as soon as the worker starts. */
export type EagerWorkerApi = ReturnType<typeof createWorkerApi>

export type WorkerApi = EagerWorkerApi & AccountApi
