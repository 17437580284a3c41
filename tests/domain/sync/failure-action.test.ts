import { expect, test } from 'vitest'
import type { AppError } from '#domain/errors'
import { failureAction, saysLoggedOut } from '#domain/sync/failure-action'

const refused = (code: string, status = 200, message = ''): AppError => ({
  kind: 'refused',
  status,
  code,
  message,
})
const http = (status: number): AppError => ({ kind: 'http', status })

test.each([
  [refused('', 200, 'CUSTOMER_NOT_LOGIN'), true],
  [refused('customer.not.login'), true],
  [refused('user.or.token.invalid'), true],
  [refused('login.not.session'), true],
  [http(401), true],
  [refused('whatever', 401), true],
  [refused('balance.not.enough'), false],
  [http(403), false],
  [{ kind: 'network', secure: true } satisfies AppError, false],
])('NET-11 SES-07 %j means that the token is invalid: %s', (error, isInvalid) => {
  expect(saysLoggedOut(error)).toBe(isInvalid)
})

test.each<readonly [error: AppError, isCurrentToken: boolean, action: string]>([
  [{ kind: 'session-over' }, true, 'logout'],
  [{ kind: 'session-over' }, false, 'silent'],
  [refused('TOO_MANY_REQUEST_SMS'), false, 'silent'],
  [http(502), false, 'silent'],
  [refused('x', 502), false, 'silent'],
  [refused('token_ip_different'), false, 'disable-auto-login'],
  [refused('balance.not.enough'), true, 'notice'],
  [{ kind: 'network', secure: true }, false, 'notice'],
  [http(500), false, 'notice'],
])('NET-11 SES-07 after %j, of the current token: %s, the action is %s', (error, isCurrent, action) => {
  expect(failureAction(error, isCurrent)).toBe(action)
})
