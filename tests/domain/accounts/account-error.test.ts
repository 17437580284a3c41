import { expect, test } from 'vitest'
import type { AccountError } from '#domain/errors'
import {
  isCodeError,
  isCredentialsError,
  isSecondFactorError,
  isNetworkFailure,
  isUnknownMember,
} from '#domain/accounts/account-error'

const refused = (code: string, status = 200): AccountError => ({ kind: 'refused', status, code, message: '' })
const provider = (code: string): AccountError => ({ kind: 'identity', code, reason: '' })

test('LOG-08 unknown name and wrong password are both credential errors; only the first is an unknown member', () => {
  const codes = ['login.cred.err', 'not.exists.user', 'account.locked']
  expect(codes.map((code) => isCredentialsError(refused(code)))).toEqual([true, true, false])
  expect(codes.map((code) => isUnknownMember(refused(code)))).toEqual([false, true, false])
})

test.each([
  [refused('sms.code.invalid'), true, true],
  [refused('email.code.invalid'), true, true],
  [provider('auth/code-expired'), true, true],
  [refused('verification.invalid'), false, true],
  [refused('captcha.invalid'), false, false],
  [provider('auth/popup-blocked'), false, false],
])('LOG-09 SOC-10 %o: code error %s, second-factor error %s', (error, ofCode, ofProof) => {
  expect([isCodeError(error), isSecondFactorError(error)]).toEqual([ofCode, ofProof])
})

test.each([
  [{ kind: 'network', secure: true }, true],
  [{ kind: 'timeout', limitMs: 10_000 }, true],
  [refused('gateway.down', 503), true],
  [provider('auth/network-request-failed'), true],
  [refused('login.cred.err'), false],
  [provider('auth/user-disabled'), false],
  [{ kind: 'bridge', reason: '' }, false],
] as const)('NET-11 %o is a network failure: %s', (error, isUnjudged) => {
  expect(isNetworkFailure(error)).toBe(isUnjudged)
})
