import { expect, test } from 'vitest'
import {
  accountErrorText,
  bindingErrorText,
} from '../../../../../src/features/accounts/form/account-error-text'
import ENGLISH from '../../../../../src/i18n/locales/EN/rest.json'
import type { AllTranslations } from '../../../../../src/i18n/translation-types'
import { refused } from '../../../../support/refused'

/** Returns the key itself, so that different keys give different texts. */
const t: AllTranslations = Object.assign(
  (key: string, values: object = {}) => [key, ...Object.values<unknown>({ ...values })].join(' '),
  { language: 'EN' } as const,
)

type Parameter = Parameters<typeof accountErrorText>[0]

test.each<[string, Parameter, readonly (string | RegExp)[]]>([
  [
    'SOC-10 any other error of the provider',
    { kind: 'identity', code: 'auth/else', reason: 'The tide is out.' },
    ['identity.unknown', /auth\/else/, /The tide is out\./],
  ],
  ['SOC-12 the native bridge', { kind: 'bridge', reason: 'no account' }, [/^social\.bridge .*no account/]],
  ['SOC-12 a silent native bridge', { kind: 'bridge', reason: '' }, ['social.bridge.silent']],
  ['SOC-04 a name that is taken', refused('username.taken'), ['account.username.taken']],
  ['NET-11 a gateway that answers with an error', { kind: 'http', status: 502 }, ['failure.http 502']],
  ['NET-11 a failure of the gateway', refused('sms.code.invalid', 502), ['login.noAnswer']],
])('%s has its text, with its code and its reason', (_name, error, lines) => {
  expect(accountErrorText(error, t).split('\n')).toEqual(
    lines.map((line): unknown => (typeof line === 'string' ? line : expect.stringMatching(line))),
  )
})

test('SOC-10 an error of the provider has its own text, if the languages have one for its code', () => {
  const codes = Object.keys(ENGLISH).flatMap((key) => /^identity\.(\w+-[\w-]+)$/u.exec(key)?.[1] ?? [])
  expect(codes.length).toBeGreaterThanOrEqual(12) // the specification names twelve
  for (const code of codes)
    expect(accountErrorText({ kind: 'identity', code: `auth/${code}`, reason: '' }, t).split('\n')).toEqual([
      `identity.${code}`,
      expect.stringMatching(`auth/${code}`),
    ])
})

test('SOC-04 SOC-05 NET-11 provider account errors do not mention a name or a code', () => {
  expect(bindingErrorText(refused('username.taken', 200, 'Its own words.'), t)).toBe('Its own words.')
  expect(bindingErrorText(refused('verification.invalid'), t)).toBe('identity.user-token-expired')
  expect(bindingErrorText(refused('sms.code.invalid', 503), t)).toBe('login.noAnswer')
})
