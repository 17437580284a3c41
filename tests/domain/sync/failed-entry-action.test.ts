import { expect, test } from 'vitest'
import type { AppError } from '#domain/errors'
import { failedEntryAction, MAX_ATTEMPTS } from '#domain/sync/failed-entry-action'

const FAULT: AppError = { kind: 'http', status: 503 }
const refused = (code: string, message = ''): AppError => ({ kind: 'refused', status: 200, code, message })

test.each<readonly [error: AppError, attempts: number, allFail: boolean, action: string]>([
  // No response and no session do not count as attempts.
  [{ kind: 'network', secure: true }, 99, false, 'wait'],
  [{ kind: 'timeout', limitMs: 1 }, 99, false, 'wait'],
  [{ kind: 'http', status: 429 }, 99, false, 'wait'],
  [refused('TOO_MANY_REQUEST_IP'), 99, false, 'wait'],
  [{ kind: 'http', status: 401 }, 1, false, 'log-in'],
  [refused('customer.not.login'), 1, false, 'log-in'],
  [refused('', 'CUSTOMER_NOT_LOGIN'), 1, false, 'log-in'],
  [{ kind: 'session-over' }, 1, false, 'log-in'],
  // Server errors count unless all requests fail.
  [FAULT, MAX_ATTEMPTS - 1, false, 'again'],
  [FAULT, MAX_ATTEMPTS, false, 'set-aside'],
  [FAULT, MAX_ATTEMPTS, true, 'wait'],
  [{ kind: 'malformed', detail: '' }, MAX_ATTEMPTS, false, 'set-aside'],
  [refused('duplicate.request'), 1, false, 'set-aside'],
])('OFF-05 after %j, attempt %i, with all requests failing: %s, an entry of the outbox: %s', (...row) => {
  const [error, attempts, allFail, action] = row
  expect(failedEntryAction(error, attempts, allFail)).toBe(action)
})
