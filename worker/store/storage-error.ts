import type { AppError } from '#domain/errors'
import { err, type Result } from '#domain/result'
import type { WriteError } from './store'

type StorageError = Extract<AppError, { kind: 'storage' }>

const CLOSED = /^(?:DatabaseClosed|InvalidState|NotFound|Unknown|OpenFailed)Error$/u

/**
 * Returns the error for a database error, by its name and those of its causes: a quota error arrives inside an
 * AbortError, or among the failures of a BulkError.
 */
export const storageError = (cause: unknown): StorageError => ({
  kind: 'storage',
  detail: detailOf(errorNames(cause)),
})

const detailOf = (names: readonly string[]): StorageError['detail'] => {
  if (names.includes('QuotaExceededError')) return 'quota'
  return names.some((name) => CLOSED.test(name)) ? 'closed' : 'unknown'
}

/** Returns the failed result for a database error. */
export const storageFailure = (cause: unknown): Result<never, StorageError> => err(storageError(cause))

/** Returns the error of a write without an epoch, which no newer leader can reject. */
export const unfencedError = (error: WriteError): StorageError =>
  error.kind === 'storage' ? error : storageError(undefined)

const errorNames = (cause: unknown): readonly string[] => {
  if (typeof cause !== 'object' || cause === null) return []
  const causes: readonly unknown[] = [Reflect.get(cause, 'inner'), Reflect.get(cause, 'failures')].flat()
  return [String(Reflect.get(cause, 'name')), ...causes.flatMap(errorNames)]
}
