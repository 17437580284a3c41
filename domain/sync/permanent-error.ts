import type { AppError } from '../errors'

/**
 * True if the same request would be rejected again, as for an unknown game, item, method or account (contract.md).
 */
export const isPermanentError = (error: AppError): boolean =>
  error.kind === 'refused' && error.code === 'request.invalid'
