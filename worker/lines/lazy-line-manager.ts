import type { AppError } from '#domain/errors'
import type { LineCheckResult } from '#domain/port'
import type { Result } from '#domain/result'
import { storageFailure } from '../store/storage-error'
import type { Resource } from '../sync/resource'
import type { SyncError, SyncOutcome } from '../sync/sync-resource'
import type { LineManager, LineManagerDependencies } from './line-manager'

const ASK_AFTER_MS = 5_000 // the first screen's requests go first

/**
 * Interface of the line code for the rest of the worker. The code is a lazy chunk that loads after the first screen's
 * requests. It is precached, because a check of the lines is needed when nothing can be fetched.
 */
export interface LazyLineManager {
  /**
   * Starts a check, or joins the running one.
   * @param input `isMeasuring`: also measures each line, because the lines are shown
   */
  readonly check: (input: { readonly isMeasuring: boolean }) => Promise<Result<LineCheckResult, AppError>>
  /** Called after each resource of the sync, in this tab. */
  readonly onResult: (resource: Resource, result: Result<SyncOutcome, SyncError>) => void
  /** Called when this tab has just opened: requests the current status error. */
  readonly requestStatusError: () => void
  /** Called when the player retries: an error that persists is reported once more. */
  readonly resetStatusError: () => void
}

export const createLazyLineManager = (options: LineManagerDependencies): LazyLineManager => {
  let manager: Promise<LineManager> | undefined
  const load = (): Promise<LineManager> =>
    (manager ??= import('./line-manager').then(
      (code) => code.createLineManager(options),
      (error: unknown) => {
        manager = undefined // the next attempt may load it
        throw error
      },
    ))
  const withManager = (use: (loaded: LineManager) => void): void => {
    load().then(use, () => undefined)
  }
  return {
    check: (input) =>
      load()
        .then((loaded) => loaded.check(input))
        // The chunk or the database is missing; the next attempt may find them.
        .catch(storageFailure),
    onResult: ({ name }, result) => {
      // A successful status matters only after an error, while the manager is loaded.
      if (manager || name === 'domains' || (name === 'status' && !result.ok))
        withManager(({ onResult }) => onResult(name, result))
    },
    requestStatusError: () => {
      setTimeout(() => withManager(({ checkStatusError }) => checkStatusError()), ASK_AFTER_MS)
    },
    resetStatusError: () => {
      withManager(({ resetStatusError }) => resetStatusError())
    },
  }
}
