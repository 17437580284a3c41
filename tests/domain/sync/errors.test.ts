import { expect, test } from 'vitest'
import { type AppError, isRetryable } from '#domain/errors'
import { failedEntryAction, MAX_ATTEMPTS } from '#domain/sync/failed-entry-action'
import { failureAction, saysLoggedOut } from '#domain/sync/failure-action'
import { isPermanentError } from '#domain/sync/permanent-error'
import { refused } from '../../support/refused'

const http = (status: number): AppError => ({ kind: 'http', status })
const NETWORK: AppError = { kind: 'network', secure: true }

test.each([
  [refused('', 200, 'CUSTOMER_NOT_LOGIN'), true],
  [refused('customer.not.login'), true],
  [refused('user.or.token.invalid'), true],
  [refused('login.not.session'), true],
  [http(401), true],
  [refused('whatever', 401), true],
  [refused('balance.not.enough'), false],
  [http(403), false],
  [NETWORK, false],
])('NET-11 SES-07 %j means that the token is invalid: %s', (error, isInvalid) => {
  expect(saysLoggedOut(error)).toBe(isInvalid)
})

test.each<readonly [error: AppError, isCurrentToken: boolean, action: string]>([
  [{ kind: 'session-over' }, true, 'logout'],
  [{ kind: 'session-over' }, false, 'silent'],
  [refused('TOO_MANY_REQUEST_SMS'), false, 'silent'],
  [http(429), true, 'notice'],
  [http(502), false, 'silent'],
  [refused('x', 502), false, 'silent'],
  [refused('token_ip_different'), false, 'disable-auto-login'],
  [refused('balance.not.enough'), true, 'notice'],
  [NETWORK, false, 'notice'],
  [http(500), false, 'notice'],
])('NET-11 SES-07 after %j, of the current token: %s, the action is %s', (error, isCurrent, action) => {
  expect(failureAction(error, isCurrent)).toBe(action)
})

test.each<readonly [AppError, boolean]>([
  [NETWORK, true],
  [http(503), true],
  [http(429), true],
  [http(403), true],
  [http(401), false],
  [{ kind: 'malformed', detail: '' }, true],
  [refused('TOO_MANY_REQUEST_IP'), true],
  [refused('wrong.password'), false],
  [refused('request.invalid', 403), false],
  [{ kind: 'session-over' }, false],
])('NET-04 LOG-09 after %j nothing is decided yet: %s', (error, isSo) => {
  expect(isRetryable(error)).toBe(isSo)
})

test.each<readonly [error: AppError, attempts: number, allFail: boolean, action: string]>([
  // No response and no session do not count as attempts.
  [NETWORK, 99, false, 'wait'],
  [{ kind: 'timeout', limitMs: 1 }, 99, false, 'wait'],
  [{ kind: 'aborted' }, 99, false, 'wait'],
  [{ kind: 'worker', detail: 'crashed' }, 99, false, 'wait'],
  [{ kind: 'storage', detail: 'quota' }, 99, false, 'wait'],
  [http(429), 99, false, 'wait'],
  [refused('TOO_MANY_REQUEST_IP'), 99, false, 'wait'],
  [http(401), 1, false, 'log-in'],
  [refused('customer.not.login'), 1, false, 'log-in'],
  [refused('', 200, 'CUSTOMER_NOT_LOGIN'), 1, false, 'log-in'],
  [{ kind: 'session-over' }, 1, false, 'log-in'],
  // Server errors count unless all requests fail.
  [http(503), MAX_ATTEMPTS - 1, false, 'again'],
  [http(500), MAX_ATTEMPTS - 1, false, 'again'],
  [{ kind: 'malformed', detail: '' }, MAX_ATTEMPTS - 1, false, 'again'],
  [http(503), MAX_ATTEMPTS, false, 'set-aside'],
  [http(503), MAX_ATTEMPTS, true, 'wait'],
  [{ kind: 'malformed', detail: '' }, MAX_ATTEMPTS, false, 'set-aside'],
  [refused('duplicate.request'), 1, false, 'set-aside'],
  // A page of a host in front of the gateway is no rejection.
  [http(403), MAX_ATTEMPTS - 1, false, 'again'],
  [http(403), MAX_ATTEMPTS, false, 'set-aside'],
  [http(403), MAX_ATTEMPTS, true, 'wait'],
  // It was never sent, and never can be.
  [{ kind: 'encryption', detail: '' }, 1, true, 'set-aside'],
  [{ kind: 'no-session' }, 1, true, 'set-aside'],
  [{ kind: 'no-url' }, 1, true, 'set-aside'],
  [{ kind: 'unsafe-url' }, 1, true, 'set-aside'],
])('OFF-05 after %j, attempt %i, with all requests failing: %s, an entry of the outbox: %s', (...row) => {
  const [error, attempts, allFail, action] = row
  expect(failedEntryAction(error, attempts, allFail)).toBe(action)
})

test('GAM-06 offers no retry only after a permanent error', () => {
  const errors = [refused('request.invalid', 400), refused('trial.not.available', 400), http(400), NETWORK]
  expect(errors.map(isPermanentError)).toEqual([true, false, false, false])
})
