import { type AppError, isSilent } from '../errors'

/** What a failed status leads to (LINE-04, S8): the domain dialog, or a notice. `message` is '' for "Error". */
export interface StatusError {
  readonly kind: 'domain' | 'notice'
  readonly message: string
}

/**
 * Status failed: `domain_not_available` opens the domain dialog; any other code, and a page in place of the envelope, a
 * notice. Null where nothing answered or the server is ill (the strip over the foot of the screen says so), for what is
 * silent by NET-11, and for a session that has ended.
 */
export const statusTrouble = (error: AppError): StatusError | null => {
  if (isSilent(error)) return null
  if (error.kind === 'refused') {
    if (error.code === 'domain_not_available') return { kind: 'domain', message: error.message }
    return error.status >= 500 || error.status === 401 ? null : { kind: 'notice', message: error.message }
  }
  const isPage =
    error.kind === 'http' ? error.status < 500 && error.status !== 401 : 'isPage' in error && error.isPage
  return isPage ? { kind: 'notice', message: '' } : null
}
