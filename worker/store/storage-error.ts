import type { AppError } from '#domain/errors'

const CLOSED = new Set([
  'DatabaseClosedError',
  'InvalidStateError',
  'NotFoundError',
  'UnknownError',
  'OpenFailedError',
])

/**
 * Returns the error for a database error, by its name and its inner name: a quota error arrives inside an AbortError.
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
  return 'inner' in cause ? [...name, ...errorNames(cause.inner)] : name
}
