import { describe, expect, test } from 'vitest'
import {
  accountErrorText,
  bindingErrorText,
} from '../../../../../src/features/accounts/form/account-error-text'
import { isolate } from '../../../../../src/i18n/format/isolate'
import type { AllTranslations } from '../../../../../src/i18n/translation-types'

/** Returns the key itself, so that different keys give different texts. */
const t: AllTranslations = Object.assign(
  (key: string, values?: object) => key + JSON.stringify(values ?? ''),
  {
    language: 'EN',
  } as const,
)

describe('SOC-10 the provider’s error messages', () => {
  test('SOC-10 a known error has its own message, and its code', () => {
    const error = { kind: 'identity', code: 'auth/popup-blocked', reason: '' } as const
    const [words, code, ...rest] = accountErrorText(error, t).split('\n')
    expect(words).toBe('identity.popup-blocked""')
    expect(code).toContain('auth/popup-blocked')
    expect(rest).toEqual([])
  })

  test('SOC-10 any other error is shown as unknown, with its code and its reason', () => {
    const lines = accountErrorText(
      { kind: 'identity', code: 'auth/else', reason: 'The tide is out.' },
      t,
    ).split('\n')
    expect(lines).toEqual([
      'identity.unknown""',
      expect.stringContaining('auth/else'),
      expect.stringContaining('The tide is out.'),
    ])
  })

  test('SOC-12 shows that the native bridge failed, with a reason and without one', () => {
    expect(accountErrorText({ kind: 'bridge', reason: 'no account' }, t)).toBe(
      `social.bridge{"reason":"${isolate('no account')}"}`,
    )
    expect(accountErrorText({ kind: 'bridge', reason: '' }, t)).toBe('social.bridge.silent""')
  })

  test('SOC-04 SOC-05 provider account errors do not mention a name or a code', () => {
    const refused = (code: string) =>
      ({ kind: 'refused', status: 200, code, message: 'The harbour’s own words.' }) as const
    expect(bindingErrorText(refused('username.taken'), t)).toBe('The harbour’s own words.')
    expect(bindingErrorText(refused('verification.invalid'), t)).toBe('identity.user-token-expired""')
    expect(accountErrorText(refused('username.taken'), t)).toBe('account.username.taken""')
  })
})

describe('NET-11 gateway failures', () => {
  test.each([500, 502, 503])('NET-11 %i is reported in our own words on every account form', (status) => {
    const error = { kind: 'refused', status, code: 'sms.code.invalid', message: 'upstream error' } as const
    expect(accountErrorText(error, t)).toBe('login.noAnswer""')
    expect(bindingErrorText(error, t)).toBe('login.noAnswer""')
  })
})
