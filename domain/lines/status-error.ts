import { type AppError, isSilent } from '../errors'

/** Effect of a failed status (LINE-04, S8): the domain dialog, or a notice. `message` is '' for "Error". */
export interface StatusError {
  readonly kind: 'domain' | 'notice'
  readonly message: string
}

/**
 * Returns the effect of a failed status: `domain_not_available` opens the domain dialog; any other code, and an HTML
 * page in place of the envelope, a notice. Null for no response or a server error (the strip at the bottom of the
 * screen shows it), for errors that are silent by NET-11, and for an ended session.
 */
export const toStatusError = (error: AppError): StatusError | null => {
  if (isSilent(error)) return null
  if (error.kind === 'refused') {
    if (error.code === 'domain_not_available') return { kind: 'domain', message: error.message }
    return error.status >= 500 || error.status === 401 ? null : { kind: 'notice', message: error.message }
  }
  const isPage =
    error.kind === 'http' ? error.status < 500 && error.status !== 401 : 'isPage' in error && error.isPage
  return isPage ? { kind: 'notice', message: '' } : null
}
