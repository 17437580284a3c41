import { type AppError, isRateLimited } from '../errors'
import { saysLoggedOut } from './failure-action'

/** Number of server errors after which an entry becomes a dead letter. */
export const MAX_ATTEMPTS = 8

/**
 * What to do with an entry that was not accepted: wait, retry and count, wait for its member's login, or set it aside
 * as a dead letter.
 */
export type FailedEntryAction = 'wait' | 'again' | 'log-in' | 'set-aside'

/**
 * Returns the action (OFF-05). A missing response never counts as an attempt: a phone may be offline for a week. Nor
 * does an error while the gateway fails for everybody. A rejection is final: the gateway would repeat it for the same
 * key.
 * @param tries number of responses, this one included
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
      if (error.status === 429 || isRateLimited(error)) return 'wait'
      // A page of a host in front of the gateway decides nothing.
      return error.kind === 'http' || error.status >= 500 ? counted(tries, isGatewayDown) : 'set-aside'
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
