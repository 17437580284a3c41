import type { AppError } from '../errors'
import { saysLoggedOut } from './failure-action'

/** How often the gateway may answer a row with a fault of its own before the row is set aside. */
export const MAX_ATTEMPTS = 8

/** What becomes of a row that was not taken: it waits, is tried again and counted, waits for its member, or is set aside. */
export type FailedEntryAction = 'wait' | 'again' | 'log-in' | 'set-aside'

/**
 * Decides it (OFF-05). No answer never counts against a row: a phone may be offline for a week. Nor does a fault while
 * the gateway fails everybody. A refusal is the gateway's first answer to its key, and would be given again.
 * @param tries how often it has been answered, this time included
 */
export const failedEntryAction = (
  error: AppError,
  tries: number,
  isGatewayDown: boolean,
): FailedEntryAction => {
  switch (error.kind) {
    case 'session-over':
      return 'log-in'
    case 'network':
    case 'timeout':
    case 'aborted':
    case 'worker':
    case 'storage':
      return 'wait'
    case 'http':
    case 'refused': {
      if (saysLoggedOut(error)) return 'log-in'
      const code = error.kind === 'refused' ? error.code : ''
      if (error.status === 429 || code.startsWith('TOO_MANY_REQUEST')) return 'wait'
      return error.status >= 500 ? counted(tries, isGatewayDown) : 'set-aside'
    }
    case 'malformed':
      return counted(tries, isGatewayDown)
    case 'encryption':
    case 'no-session':
    case 'no-url':
    case 'unsafe-url':
      return 'set-aside'
  }
}

const counted = (tries: number, isGatewayDown: boolean): FailedEntryAction => {
  if (isGatewayDown) return 'wait'
  return tries < MAX_ATTEMPTS ? 'again' : 'set-aside'
}
