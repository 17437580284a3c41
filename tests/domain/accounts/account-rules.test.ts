import { expect, test } from 'vitest'
import {
  isCodeError,
  isCredentialsError,
  isNetworkFailure,
  isSecondFactorError,
  isUnknownMember,
} from '#domain/accounts/account-error'
import {
  validateEmail,
  validateMobile,
  validateNewPassword,
  validateUsername,
} from '#domain/accounts/account-fields'
import { registerMethod } from '#domain/accounts/register-method'
import type { AccountError } from '#domain/errors'
import { affiliateCodeOf } from '#domain/referral/affiliate-code'
import { refused } from '../../support/refused'

const provider = (code: string): AccountError => ({ kind: 'identity', code, reason: '' })

test('LOG-08 unknown name and wrong password are both credential errors; only the first is an unknown member', () => {
  const codes = ['login.cred.err', 'not.exists.user', 'account.locked'].map((code) => refused(code))
  expect(codes.map(isCredentialsError)).toEqual([true, true, false])
  expect(codes.map(isUnknownMember)).toEqual([false, true, false])
})

test('LOG-09 SOC-10 which errors are about the code, and which about the second factor', () => {
  for (const [error, ofCode, ofProof] of [
    [refused('sms.code.invalid'), true, true],
    [refused('email.code.invalid'), true, true],
    [provider('auth/code-expired'), true, true],
    [refused('verification.invalid'), false, true],
    [refused('captcha.invalid'), false, false],
    [provider('auth/popup-blocked'), false, false],
  ] as const)
    expect([isCodeError(error), isSecondFactorError(error)]).toEqual([ofCode, ofProof])
})

test('NET-11 a request without a judgement is a network failure', () => {
  const failures: AccountError[] = [
    { kind: 'network', secure: true },
    { kind: 'timeout', limitMs: 10_000 },
    refused('gateway.down', 503),
    provider('auth/network-request-failed'),
  ]
  const others: AccountError[] = [
    refused('login.cred.err'),
    provider('auth/user-disabled'),
    { kind: 'bridge', reason: '' },
  ]
  expect([failures.every(isNetworkFailure), others.some(isNetworkFailure)]).toEqual([true, false])
})

test('REG-07 the domain’s codes replace “www” and none, never the visitor’s own', () => {
  const domain = { code: 'HOST', referralCode: 'R-HOST' }
  const codes = (affiliateCode: string, referralCode = 'R1') => ({ affiliateCode, referralCode })
  for (const none of ['www', 'WWW', '']) expect(affiliateCodeOf(codes(none), domain)).toEqual(codes('HOST'))
  expect(affiliateCodeOf(codes('wwwx', ''), domain)).toEqual(codes('wwwx', 'R-HOST'))
  for (const without of [undefined, {}])
    expect(affiliateCodeOf(codes('www', ''), without)).toEqual(codes('', ''))
})

test('REG-01 a registration names the kind of app', () => {
  const methods = (['IPAD', 'PWA', 'WEBCLIP'] as const).map((kind) => registerMethod(kind, ''))
  expect(methods).toEqual(['H5', 'PWA', 'WEBCLIP'])
})

test('REG-09 LOG-11 field validation', () => {
  for (const [validate, missing, wrong, right] of [
    [validateUsername, ['   '], ['ab', 'a b c', 'änn', 'a'.repeat(33)], [' ann.b_9 ', 'a'.repeat(32)]],
    [validateMobile, [''], ['123', '1'.repeat(16), '12 34'], ['1234', '1'.repeat(15)]],
    [validateEmail, [''], ['a@b', '@b.c', 'a b@c.d'], [' a@b.c ']],
    [validateNewPassword, [''], ['12345', '😀😀😀'], ['123456', '      ', '😀'.repeat(6)]],
  ] as const) {
    expect(missing.map(validate)).toEqual(missing.map(() => 'missing'))
    expect(wrong.map(validate)).toEqual(wrong.map(() => 'wrong'))
    expect(right.map(validate)).toEqual(right.map(() => null))
  }
})
