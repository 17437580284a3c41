import { describe, expect, test } from 'vitest'
import {
  validateEmail,
  validateMobile,
  validateNewPassword,
  validateUsername,
} from '#domain/accounts/account-fields'
import { affiliateCodeOf } from '#domain/referral/affiliate-code'
import { clickIds } from '#domain/tracking/click-ids'
import { registerMethod } from '#domain/accounts/register-method'

describe('REG-07 the codes sent with a registration', () => {
  const domain = { code: 'HOST', referralCode: 'R-HOST' }

  test.each([
    ['www gives way to the domain’s', 'www', 'HOST'],
    ['however it is written', 'WWW', 'HOST'],
    ['none too', '', 'HOST'],
    ['the visitor’s own stays', 'wwwx', 'wwwx'],
  ])('REG-07 %s', (_, affiliateCode, expected) => {
    expect(affiliateCodeOf({ affiliateCode, referralCode: 'R1' }, domain)).toEqual({
      affiliateCode: expected,
      referralCode: 'R1',
    })
  })

  test('REG-07 the domain’s referral code is used if the visitor has none', () => {
    expect(affiliateCodeOf({ affiliateCode: 'A', referralCode: '' }, domain).referralCode).toBe('R-HOST')
  })

  test('REG-07 “www” counts as no code if the domain has none', () => {
    const codes = { affiliateCode: 'www', referralCode: '' }
    expect(affiliateCodeOf(codes, undefined)).toEqual({ affiliateCode: '', referralCode: '' })
    expect(affiliateCodeOf(codes, {})).toEqual({ affiliateCode: '', referralCode: '' })
  })
})

describe('REG-01 the visit details sent with a registration', () => {
  test('REG-01 sends the ids of clicked ads and no other query parameter', () => {
    expect(clickIds('?fbclid=1&gclid=2&ttclid=3&kwaiclid=4&cid=5&utm_source=x')).toEqual({
      fbclid: '1',
      gclid: '2',
      ttclid: '3',
      kwaiclid: '4',
    })
  })

  test('REG-01 ignores an empty id', () => {
    expect(clickIds('?fbclid=&r=F7')).toEqual({})
  })

  test.each([
    ['browser', 'H5'],
    ['IPAD', 'H5'],
    ['PWA', 'PWA'],
    ['WEBCLIP', 'WEBCLIP'],
  ] as const)('REG-01 on %s the method is %s', (kind, method) => {
    expect(registerMethod(kind, 'Mozilla/5.0')).toBe(method)
  })

  test.each(['browser', 'IPAD', 'PWA', 'WEBCLIP'] as const)(
    'REG-01 in the native app it is APP, also on %s',
    (kind) => {
      expect(registerMethod(kind, 'Mozilla/5.0 Version/4.0 App/Ver 2.4.39')).toBe('APP')
    },
  )
})

describe('REG-09 field validation', () => {
  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['ab', 'wrong'],
    ['abc', null],
    [' ann.b_9 ', null],
    ['a b c', 'wrong'],
    ['änn', 'wrong'],
    ['a'.repeat(32), null],
    ['a'.repeat(33), 'wrong'],
  ])('REG-09 username %j: %s', (text, problem) => {
    expect(validateUsername(text)).toBe(problem)
  })

  test.each([
    ['', 'missing'],
    ['123', 'wrong'],
    ['1234', null],
    ['1'.repeat(15), null],
    ['1'.repeat(16), 'wrong'],
    ['12 34', 'wrong'],
  ])('REG-09 mobile %j: %s', (text, problem) => {
    expect(validateMobile(text)).toBe(problem)
  })

  test.each([
    ['', 'missing'],
    [' a@b.c ', null],
    ['a@b', 'wrong'],
    ['@b.c', 'wrong'],
    ['a b@c.d', 'wrong'],
  ])('REG-09 email %j: %s', (text, problem) => {
    expect(validateEmail(text)).toBe(problem)
  })

  test.each([
    ['', 'missing'],
    ['12345', 'wrong'],
    ['123456', null],
    ['      ', null],
    ['😀😀😀', 'wrong'],
    ['😀'.repeat(6), null],
  ])('REG-09 LOG-11 new password %j: %s', (text, problem) => {
    expect(validateNewPassword(text)).toBe(problem)
  })
})
