import { expect, test } from 'vitest'
import { shouldForgetLogin } from '#domain/session/remembered-login'

const refused = (code: string, status = 200) => ({ kind: 'refused', status, code, message: '' }) as const

test.each(['login.cred.err', 'not.exists.user', 'account.locked'])('LOG-08 %s forgets the login', (code) => {
  expect(shouldForgetLogin(refused(code))).toBe(true)
})

test.each([
  'login_verify_required',
  'captcha.invalid',
  'encryption.invalid',
  'TOO_MANY_REQUEST_LOGIN',
  'token_ip_different',
  'merchant.missing',
])('LOG-08 %s forgets nothing', (code) => {
  expect(shouldForgetLogin(refused(code))).toBe(false)
})

test('LOG-08 no answer forgets nothing', () => {
  for (const error of [
    { kind: 'network', secure: true },
    { kind: 'timeout', limitMs: 1 },
    { kind: 'http', status: 503 },
    { kind: 'malformed', detail: '' },
    { kind: 'encryption', detail: '' },
    refused('login.cred.err', 503),
  ] as const)
    expect(shouldForgetLogin(error)).toBe(false)
})
