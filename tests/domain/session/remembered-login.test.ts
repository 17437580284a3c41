import { expect, test } from 'vitest'
import { shouldForgetLogin } from '#domain/session/remembered-login'
import { refused } from '../../support/refused'

test('LOG-08 only a rejection of the credentials forgets the login', () => {
  for (const code of ['login.cred.err', 'not.exists.user', 'account.locked'])
    expect(shouldForgetLogin(refused(code)), code).toBe(true)
  const others =
    'login_verify_required captcha.invalid encryption.invalid TOO_MANY_REQUEST_LOGIN token_ip_different merchant.missing bind_customer_required'
  for (const code of others.split(' ')) expect(shouldForgetLogin(refused(code)), code).toBe(false)
  for (const error of [
    { kind: 'network', secure: true },
    { kind: 'timeout', limitMs: 1 },
    { kind: 'http', status: 503 },
    { kind: 'http', status: 404 },
    { kind: 'malformed', detail: '' },
    { kind: 'aborted' },
    refused('login.cred.err', 503),
  ] as const)
    expect(shouldForgetLogin(error)).toBe(false)
})
