import { describe, expect, test } from 'vitest'
import type { AppError } from '#domain/errors'
import { failureAction } from '#domain/rules/failure-action'

const refused = (code: string, status = 200, message = ''): AppError => ({
  kind: 'refused',
  status,
  code,
  message,
})
const withToken = { carriedCurrentToken: true, isLogin: false }
const withoutToken = { carriedCurrentToken: false, isLogin: false }

describe('NET-11 the error catalogue', () => {
  test.each([
    ['CUSTOMER_NOT_LOGIN as message', refused('', 200, 'CUSTOMER_NOT_LOGIN')],
    ['customer.not.login', refused('customer.not.login')],
    ['user.or.token.invalid', refused('user.or.token.invalid')],
    ['login.not.session', refused('login.not.session')],
    ['HTTP 401 without an envelope', { kind: 'http', status: 401 } satisfies AppError],
    ['HTTP 401 with another code', refused('whatever', 401)],
  ])('NET-11 %s logs out, but only with the current token and not on a login', (_name, error) => {
    expect(failureAction(error, withToken)).toBe('logout')
    expect(failureAction(error, withoutToken)).not.toBe('logout')
    expect(failureAction(error, { carriedCurrentToken: true, isLogin: true })).not.toBe('logout')
  })

  test('NET-11 TOO_MANY_REQUEST codes and HTTP 502 are silent', () => {
    expect(failureAction(refused('TOO_MANY_REQUEST_SMS'), withoutToken)).toBe('silent')
    expect(failureAction({ kind: 'http', status: 502 }, withoutToken)).toBe('silent')
    expect(failureAction(refused('x', 502), withoutToken)).toBe('silent')
  })

  test('NET-11 token_ip_different turns auto login off', () => {
    expect(failureAction(refused('token_ip_different'), withoutToken)).toBe('disable-auto-login')
  })

  test('NET-11 everything else is told', () => {
    expect(failureAction(refused('balance.not.enough'), withToken)).toBe('notice')
    expect(failureAction({ kind: 'network', secure: true }, withoutToken)).toBe('notice')
    expect(failureAction({ kind: 'http', status: 500 }, withoutToken)).toBe('notice')
  })
})
