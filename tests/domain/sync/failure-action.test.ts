import { describe, expect, test } from 'vitest'
import type { AppError } from '#domain/errors'
import { failureAction, saysLoggedOut } from '#domain/sync/failure-action'

const refused = (code: string, status = 200, message = ''): AppError => ({
  kind: 'refused',
  status,
  code,
  message,
})

describe('NET-11 the error catalogue', () => {
  test.each([
    ['CUSTOMER_NOT_LOGIN as message', refused('', 200, 'CUSTOMER_NOT_LOGIN')],
    ['customer.not.login', refused('customer.not.login')],
    ['user.or.token.invalid', refused('user.or.token.invalid')],
    ['login.not.session', refused('login.not.session')],
    ['HTTP 401 without an envelope', { kind: 'http', status: 401 } satisfies AppError],
    ['HTTP 401 with another code', refused('whatever', 401)],
  ])('NET-11 SES-07 %s means that the token is invalid', (_name, error) => {
    expect(saysLoggedOut(error)).toBe(true)
  })

  test('NET-11 SES-07 another error says nothing about the token', () => {
    expect(saysLoggedOut(refused('balance.not.enough'))).toBe(false)
    expect(saysLoggedOut({ kind: 'http', status: 403 })).toBe(false)
    expect(saysLoggedOut({ kind: 'network', secure: true })).toBe(false)
  })

  test('NET-11 SES-07 an ended session logs out only if the token is the current one', () => {
    expect(failureAction({ kind: 'session-over' }, true)).toBe('logout')
    expect(failureAction({ kind: 'session-over' }, false)).toBe('silent')
  })

  test('NET-11 TOO_MANY_REQUEST codes and HTTP 502 show nothing', () => {
    expect(failureAction(refused('TOO_MANY_REQUEST_SMS'), false)).toBe('silent')
    expect(failureAction({ kind: 'http', status: 502 }, false)).toBe('silent')
    expect(failureAction(refused('x', 502), false)).toBe('silent')
  })

  test('NET-11 token_ip_different switches auto login off', () => {
    expect(failureAction(refused('token_ip_different'), false)).toBe('disable-auto-login')
  })

  test('NET-11 any other error is shown', () => {
    expect(failureAction(refused('balance.not.enough'), true)).toBe('notice')
    expect(failureAction({ kind: 'network', secure: true }, false)).toBe('notice')
    expect(failureAction({ kind: 'http', status: 500 }, false)).toBe('notice')
  })
})
