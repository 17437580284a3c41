import type { AppError } from '../errors'

/**
 * The closed union of errors as codes: its kinds, with the detail of those that have a closed one. `uncaught` is an
 * exception that nothing has caught, `chunk` a chunk that did not load.
 */
export const ERROR_TYPES = [
  'network',
  'timeout',
  'aborted',
  'http',
  'malformed',
  'refused',
  'encryption',
  'no-session',
  'session-over',
  'no-url',
  'unsafe-url',
  'worker.timeout',
  'worker.crashed',
  'worker.unavailable',
  'storage.quota',
  'storage.closed',
  'storage.unknown',
  'uncaught',
  'chunk',
] as const

export type ErrorType = (typeof ERROR_TYPES)[number]

/** Returns the code of an error, never its message, its detail in words or a gateway's own code. */
export const errorType = (error: AppError): ErrorType =>
  error.kind === 'worker'
    ? `worker.${error.detail}`
    : error.kind === 'storage'
      ? `storage.${error.detail}`
      : error.kind

/** Returns the HTTP status of an error; undefined if it has none that a server may send. */
export const errorStatus = (error: AppError): number | undefined =>
  'status' in error && error.status >= 100 && error.status <= 599 ? error.status : undefined
