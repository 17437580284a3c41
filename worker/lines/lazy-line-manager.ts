import type { AppError } from '#domain/errors'
import type { LineCheckResult } from '#domain/port'
import { err, type Result } from '#domain/result'
import type { Resource } from '../sync/resource'
import type { SyncError, SyncOutcome } from '../sync/sync-resource'
import type { LineManager, LineManagerDependencies } from './line-manager'

const ASK_AFTER_MS = 5_000 // what the first screen needs goes first

/**
 * The lines as the rest of the worker sees them. Their code is a chunk of its own in the precache: seldom needed, and
 * then exactly when nothing can be fetched.
 */
export interface LazyLineManager {
  /**
   * Runs a check, or joins the one that runs.
   * @param input `isMeasuring`: each line for itself too, because somebody looks at them
   */
  readonly check: (input: { readonly isMeasuring: boolean }) => Promise<Result<LineCheckResult, AppError>>
  /** A resource of the sync has been asked for, in this tab. */
  readonly onResult: (resource: Resource, result: Result<SyncOutcome, SyncError>) => void
  /** This tab has just opened: is something wrong with status? */
  readonly askForNews: () => void
  /** The player tries again: what is still wrong then is told once more. */
  readonly forgetNews: () => void
}

export const createLazyLineManager = (options: LineManagerDependencies): LazyLineManager => {
  let manager: Promise<LineManager> | undefined
  const load = (): Promise<LineManager> =>
    (manager ??= import('./line-manager').then(
      ({ createLineManager }) => createLineManager(options),
      (error: unknown) => {
        manager = undefined // the next try may find it
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
        // The chunk or the database is gone; the next try may find them.
        .catch(() => err({ kind: 'storage', detail: 'unknown' })),
    onResult: ({ name }, result) => {
      // An answer of status is news only after an error, while the manager is loaded.
      if (manager || name === 'domains' || (name === 'status' && !result.ok))
        withManager(({ onResult }) => onResult(name, result))
    },
    askForNews: () => {
      setTimeout(() => withManager(({ checkStatusError }) => checkStatusError()), ASK_AFTER_MS)
    },
    forgetNews: () => {
      withManager(({ resetStatusError }) => resetStatusError())
    },
  }
}
