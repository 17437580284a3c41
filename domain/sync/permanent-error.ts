import type { AppError } from '../errors'

/** Would the same request be refused again? An unknown game, item, method or account is one (contract.md). */
export const isPermanentError = (error: AppError): boolean =>
  error.kind === 'refused' && error.code === 'request.invalid'
