import type { AppError } from '#domain/errors'

const CLOSED = new Set([
  'DatabaseClosedError',
  'InvalidStateError',
  'NotFoundError',
  'UnknownError',
  'OpenFailedError',
])

/**
 * Returns the error for a database error, by its name and those of its causes: a quota error arrives inside an
 * AbortError, or among the failures of a BulkError.
 */
export const storageError = (cause: unknown): Extract<AppError, { kind: 'storage' }> => {
  const names = errorNames(cause)
  if (names.includes('QuotaExceededError')) return { kind: 'storage', detail: 'quota' }
  if (names.some((name) => CLOSED.has(name))) return { kind: 'storage', detail: 'closed' }
  return { kind: 'storage', detail: 'unknown' }
}

const errorNames = (cause: unknown): readonly string[] => {
  if (typeof cause !== 'object' || cause === null) return []
  const name = 'name' in cause && typeof cause.name === 'string' ? [cause.name] : []
  const inner = 'inner' in cause ? [cause.inner] : []
  const failures: readonly unknown[] =
    'failures' in cause && Array.isArray(cause.failures) ? cause.failures : []
  return [...name, ...[...inner, ...failures].flatMap(errorNames)]
}
