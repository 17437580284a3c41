import type { AppError } from '#domain/errors'
import type { LineCheckResult, Signal } from '#domain/port'
import { ok, type Result } from '#domain/result'
import type { SyncError, SyncOutcome } from '../sync/sync-resource'
import { checkLines, type LineDependencies } from './check-lines'
import { type DecryptedList, persistFallbackData } from './persist-fallback-data'
import { createStatusErrorReporter } from './status-error-reporter'

export interface LineManagerDependencies extends LineDependencies {
  readonly epoch: () => number | undefined
  readonly emit: (signal: Signal) => void
}

/** Line checking and status errors, in a lazy chunk. See `LazyLineManager` for the methods. */
export interface LineManager {
  readonly check: (input: { readonly isMeasuring: boolean }) => Promise<Result<LineCheckResult, AppError>>
  readonly onResult: (name: string, result: Result<SyncOutcome, SyncError>) => void
  readonly checkStatusError: () => void
  readonly resetStatusError: () => void
}

export const createLineManager = (options: LineManagerDependencies): LineManager => {
  const statusErrors = createStatusErrorReporter((trouble) => {
    options.emit({ type: 'status-trouble', trouble })
  })
  const running = new Map<boolean, Promise<LineCheckResult>>()
  /** Starts a check, or joins the running one. */
  const checkOnce = (isMeasuring: boolean): Promise<LineCheckResult> => {
    const check =
      running.get(isMeasuring) ??
      checkLines(options, isMeasuring).finally(() => {
        running.delete(isMeasuring)
      })
    running.set(isMeasuring, check)
    return check
  }
  let isFirstCycleOver = false
  const decrypted: DecryptedList = { list: '', count: 0 }
  let persisting: Promise<unknown> = Promise.resolve()
  const persist = (): void => {
    persisting = persisting.then(() => persistFallbackData(options, decrypted)).catch(() => undefined)
  }
  return {
    check: async ({ isMeasuring }) => ok(await checkOnce(isMeasuring)),
    onResult: (name, result) => {
      if (name === 'status') statusErrors.onStatusResult(result.ok ? null : result.error)
      // The list of lines comes after the first screen's resources, so this does not delay them.
      if (name === 'domains') isFirstCycleOver = true
      else if (name !== 'settings' || !result.ok || result.value === 'unchanged') return
      if (isFirstCycleOver) persist()
    },
    checkStatusError: statusErrors.ask,
    resetStatusError: statusErrors.forget,
  }
}
